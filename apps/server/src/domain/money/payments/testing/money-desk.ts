import type { InputOf } from '@skillcert/api-client/contract';
import { formatDateTime } from '@skillcert/core';
import { sql } from 'kysely';
import { insertLooseFile } from '../../../../platform/files/insert-file.js';
import type { Candidate, StaffSession } from '../../../../platform/http/calls/caller.js';
import { isStaff } from '../../../../platform/http/calls/is-staff.js';
import type { Services } from '../../../../platform/services.js';
import { newId } from '../../../../platform/store/new-id.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { enrolNth } from '../../../enrolment/testing/enrol-nth.js';
import { openCandidate, testPhone } from '../../../enrolment/testing/test-candidate.js';
import { drawBack } from '../../refunds/draw-back.js';
import { drawOk } from '../../refunds/draw-ok.js';
import { checkPayment } from '../check-payment.js';
import { saveGathering } from '../gathering/save-gathering.js';
import { declarePayment } from '../own/declare-payment.js';

/** Details of the payer that a candidate enters beside the proof. */
export const testPayer = {
  payer_name: '李晓明',
  payer_bank: '中国建设银行',
  payer_account: '6227001234567890017',
};

/** The day before today. */
export const testPaidOn = ({ now, programme }: Services): string =>
  formatDateTime(new Date(now().getTime() - 86_400_000), {
    pattern: '{y}-{m}-{d}',
    timeZone: programme.time_zone,
  });

/** How a class collects its fee, as staff enter it. */
const testGathering: Omit<InputOf<'payment/saveGathering'>, 'class_id'> = {
  fee_cents: 68_000,
  organization_fee_cents: null,
  pay_until: null,
  note: '请在附言中填写报名编号',
  payee: {
    from: 'entered',
    bank: '中国工商银行',
    account_name: '华东职业能力评价协会',
    account_number: '6222021001116245123',
  },
  updated_at: null,
};

/** An approved enrolment with its candidate. */
export interface Paying {
  readonly enrolment_id: number;
  readonly candidate: Candidate;
}

/** The calls of the money desk, as tests make them in one class. */
export const moneyDesk = (services: Services, class_id: number) => {
  const insertProof = async (owner: Candidate | StaffSession) => {
    const file_id = newId();
    await insertLooseFile(services.store.db, {
      file_id,
      class_id,
      owner_ticket: isStaff(owner) ? owner.session_hash : owner.ticket_hash,
      kind: 'payment_proof',
      media_type: 'image/jpeg',
      bytes_enc: services.keyring.sealBytes('payment_proof', Buffer.from([0xff, 0xd8, 0xff])),
      size: 3,
      created_at: services.now(),
    });
    return file_id;
  };
  const declare = async ({ enrolment_id, candidate }: Paying, changes: object = {}) => {
    const input = {
      ...testPayer,
      paid_on: testPaidOn(services),
      class_id,
      enrolment_id,
      proof_id: await insertProof(candidate),
      ...changes,
    };
    return callHandler(declarePayment, { services, caller: candidate, input });
  };
  const check = (
    caller: StaffSession,
    payment_id: number,
    event: InputOf<'payment/checkPayment'>['event'],
    reason = '',
  ) => callHandler(checkPayment, { services, caller, input: { class_id, payment_id, event, reason } });
  const decide = async (
    caller: StaffSession,
    refund_id: number,
    event: InputOf<'class/drawOk'>['event'],
    more: Pick<InputOf<'class/drawOk'>, 'reason' | 'proof_id' | 'account'> = {},
  ) => callHandler(drawOk, { services, caller, input: { class_id, refund_id, event, ...more } });
  return {
    insertProof,
    declare,
    check,
    decide,
    gather: (caller: StaffSession, changes: object = {}) =>
      callHandler(saveGathering, { services, caller, input: { ...testGathering, class_id, ...changes } }),
    /** The nth person, with an enrolment that was approved at the price of the class. */
    approved: async (n: number, form: object = {}): Promise<Paying> => {
      const { enrolment_id } = await enrolNth(services, class_id, n, form);
      await services.store.db
        .updateTable('enrolment')
        .set({ status: 'approved' })
        .where('class_id', '=', class_id)
        .where('enrolment_id', '=', enrolment_id)
        .execute();
      return { enrolment_id, candidate: await openCandidate(services, testPhone(n)) };
    },
    paid: async (paying: Paying, by: StaffSession) => {
      const { payment_id } = await declare(paying);
      await check(by, payment_id, 'confirm');
      return payment_id;
    },
    ask: (caller: Candidate | StaffSession, payment_id: number, amount_cents?: number) => {
      const input = { class_id, payment_id, event: 'request', reason: '工作冲突', amount_cents } as const;
      return callHandler(drawBack, { services, caller, input });
    },
    takeBack: (caller: Candidate | StaffSession, refund_id: number) =>
      callHandler(drawBack, { services, caller, input: { class_id, refund_id, event: 'withdraw' } }),
    payBack: async (caller: StaffSession, refund_id: number) =>
      decide(caller, refund_id, 'proof', { proof_id: await insertProof(caller) }),
    /**
     * The amounts of each payment, beside the sums of its refunds and of its ledger entries that they must agree with.
     */
    books: async () => {
      const { rows } = await sql<{
        payment_id: number;
        status: string;
        paid: number;
        refunded: number;
        reserved: number;
        open_refunds: number;
        entries: number;
        sum: number;
      }>`
        select p.payment_id, p.status, p.amount_cents as paid, p.refunded_cents as refunded, p.reserved_cents as reserved,
          (select coalesce(sum(r.amount_cents), 0)::int8 from refund r
            where r.class_id = p.class_id and r.open_payment_id = p.payment_id) as open_refunds,
          (select count(*)::int4 from ledger l where l.class_id = p.class_id and l.payment_id = p.payment_id) as entries,
          (select coalesce(sum(l.amount_cents), 0)::int8 from ledger l
            where l.class_id = p.class_id and l.payment_id = p.payment_id) as sum
        from payment p where p.class_id = ${class_id} order by p.payment_id`.execute(services.store.db);
      return rows;
    },
  };
};
