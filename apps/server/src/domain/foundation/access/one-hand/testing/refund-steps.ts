import type { InputOf } from '@skillcert/api-client/contract';
import type { StaffSession } from '../../../../../platform/http/calls/caller.js';
import { insertTestClass } from '../../../../class/testing/insert-test-class.js';
import { openStaff } from '../../../../class/testing/staff.js';
import { openRefundDesk } from '../../../../money/refunds/testing/refund-desk.js';
import { alone, type WaitingStep } from './waiting-step.js';

type Event = InputOf<'class/drawOk'>['event'];
type Desk = Awaited<ReturnType<typeof openRefundDesk>> & {
  readonly payment_id: number;
  readonly fourth: StaffSession;
};

/** A refund of a paid fee, as these people leave it. */
const refund =
  (event: Event, prepare: (desk: Desk, first: StaffSession) => Promise<number>): WaitingStep['wait'] =>
  async (first, services) => {
    const class_id = await insertTestClass(services);
    const desk = await openRefundDesk(services, class_id, ['bank_transfer']);
    const payment_id = await desk.paid(await desk.approved(1), desk.master);
    const fourth = await openStaff(services, { roles: ['zky-admin'] });
    const refund_id = await prepare({ ...desk, payment_id, fourth }, first);
    const proof = event === 'proof' ? { proof_id: await desk.insertProof(first) } : {};
    return { input: { class_id, refund_id, event, ...proof } };
  };

const askedBy = async ({ ask, payment_id }: Desk, by: StaffSession) => (await ask(by, payment_id)).refund_id;

/** The refund, sent back by hand. */
const sentBack = async (desk: Desk, asker: StaffSession) => {
  const refund_id = await askedBy(desk, asker);
  await desk.decide(desk.second, refund_id, 'first_approve');
  await desk.decide(desk.third, refund_id, 'second_approve');
  return refund_id;
};

/** The same once it came back from the bank. */
const returned = async (desk: Desk, asker: StaffSession, reporter: StaffSession) => {
  const refund_id = await sentBack(desk, asker);
  await desk.payBack(desk.third, refund_id);
  await desk.decide(reporter, refund_id, 'come_back', { reason: '退汇' });
  return refund_id;
};

const firstOfMany = refund('first_approve', askedBy);
const secondOfMany = refund('second_approve', async (desk, first) => {
  const refund_id = await askedBy(desk, desk.master);
  await desk.decide(first, refund_id, 'first_approve');
  return refund_id;
});

/** The steps of refunds. */
export const refundSteps: readonly WaitingStep[] = [
  {
    of: 'refund requested first_approve not_requester',
    first: 'asked for it',
    call: 'class/drawOk',
    wait: firstOfMany,
  },
  {
    of: 'refund approved second_approve not_requester',
    first: 'asked for it',
    call: 'class/drawOk',
    wait: refund('second_approve', async (desk, first) => {
      const refund_id = await askedBy(desk, first);
      await desk.decide(desk.second, refund_id, 'first_approve');
      return refund_id;
    }),
  },
  {
    of: 'refund approved second_approve another_person',
    first: 'approved it first',
    call: 'class/drawOk',
    wait: secondOfMany,
  },
  {
    of: 'refund manual proof not_requester',
    first: 'asked for it',
    call: 'class/drawOk',
    wait: refund('proof', sentBack),
  },
  {
    of: 'refund manual proof another_person',
    first: 'reported that it came back',
    call: 'class/drawOk',
    wait: refund('proof', async (desk, first) => {
      const refund_id = await returned(desk, desk.master, first);
      await desk.decide(desk.fourth, refund_id, 'send_again');
      return refund_id;
    }),
  },
  {
    of: 'refund manual proof another_person',
    first: 'sent it again',
    call: 'class/drawOk',
    wait: refund('proof', async (desk, first) => {
      const refund_id = await returned(desk, desk.master, desk.second);
      await desk.decide(first, refund_id, 'send_again');
      return refund_id;
    }),
  },
  {
    of: 'refund returned send_again not_requester',
    first: 'asked for it',
    call: 'class/drawOk',
    wait: refund('send_again', (desk, first) => returned(desk, first, desk.second)),
  },
  {
    of: 'refund returned send_again another_person',
    first: 'reported that it came back',
    call: 'class/drawOk',
    wait: refund('send_again', (desk, first) => returned(desk, desk.master, first)),
  },
  {
    first: 'asked for one of many',
    call: 'payment/approveRefunds',
    wait: alone(firstOfMany, 'refund_id'),
    said: 'another_person',
  },
  {
    first: 'approved one of many first',
    call: 'payment/approveRefunds',
    wait: alone(secondOfMany, 'refund_id'),
    said: 'another_person',
  },
];
