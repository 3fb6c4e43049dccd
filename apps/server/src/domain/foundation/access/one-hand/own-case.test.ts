import type { CallName } from '@skillcert/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../../demo/seed-demo.js';
import { engines } from '../../../../testing/engines.js';
import { outcomeOf } from '../../../accounts/testing/outcome-of.js';
import { takeInHand } from '../../../accounts/testing/take-in-hand.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { openStaff } from '../../../class/testing/staff.js';

type Found = RawBuilder<{ class_id: number; enrolment_id: number; thing: number }>;

/** The waiting steps of the demo in a class that goes on. */
const waiting = (from: RawBuilder<unknown>, thing: string, where: RawBuilder<unknown>): Found => sql`
  select e.class_id, e.enrolment_id, ${sql.ref(thing)} as thing
  from enrolment e join class c on c.class_id = e.class_id ${from}
  where c.status not in ('archived', 'cancelled') and ${where} limit 1`;

const declared = waiting(
  sql`join payment p on p.class_id = e.class_id and p.enrolment_id = e.enrolment_id`,
  'p.payment_id',
  sql`p.status = 'declared' and p.method = 'bank_transfer' and p.group_id is null and p.declared_by is null`,
);
const due = waiting(
  sql``,
  'e.enrolment_id',
  sql`e.status = 'approved' and e.fee_cents > 0 and c.status = 'enrolling' and not exists (
    select from payment p where p.class_id = e.class_id and p.enrolment_id = e.enrolment_id)`,
);
const paid = waiting(
  sql`join payment p on p.class_id = e.class_id and p.open_enrolment_id = e.enrolment_id`,
  'e.enrolment_id',
  sql`p.status = 'confirmed'`,
);
const refund = (status: string) =>
  waiting(
    sql`join payment p on p.class_id = e.class_id and p.enrolment_id = e.enrolment_id
      join refund r on r.class_id = p.class_id and r.payment_id = p.payment_id`,
    'r.refund_id',
    sql`r.status = ${status}`,
  );
const sent = waiting(sql``, 'e.enrolment_id', sql`e.status = 'submitted'`);
const approved = waiting(sql``, 'e.enrolment_id', sql`e.status = 'approved' and c.status = 'enrolling'`);

type Input = (thing: number) => object;
type Step = [call: CallName, what: string, found: Found, input: Input, outcome?: string];

/** Every step in which somebody decides about money or the review of a candidate. */
const steps: Step[] = [
  ['payment/checkPayment', 'confirms', declared, (payment_id) => ({ payment_id, event: 'confirm' })],
  [
    'payment/checkPayments',
    'confirms',
    declared,
    (id) => ({ payment_ids: [id], event: 'confirm' }),
    'another_person',
  ],
  [
    'payment/matchBankLine',
    'a part of what is declared',
    declared,
    (payment_id) => ({ payment_id, line_id: 1, difference_reason: '少付' }),
  ],
  [
    'payment/matchBankLine',
    'a part of a fee',
    due,
    (id) => ({ enrolment_ids: [id], line_id: 1, difference_reason: '少付' }),
  ],
  [
    'payment/returnBankLine',
    'asks back',
    paid,
    (enrolment_id) => ({ enrolment_id, line_id: 2, reason: '重复缴费' }),
  ],
  ['class/drawOk', 'first', refund('requested'), (refund_id) => ({ refund_id, event: 'first_approve' })],
  ['class/drawOk', 'second', refund('approved'), (refund_id) => ({ refund_id, event: 'second_approve' })],
  [
    'payment/approveRefunds',
    'first',
    refund('requested'),
    (id) => ({ refund_ids: [id], event: 'first_approve' }),
    'another_person',
  ],
  ['enrolment/reviewEnrolment', 'claims', sent, (enrolment_id) => ({ enrolment_id, event: 'claim' })],
  ['enrolment/approveMet', 'approves', sent, (id) => ({ enrolment_ids: [id] }), 'claimed'],
  ['enrolment/refuseMany', 'refuses', sent, (id) => ({ enrolment_ids: [id], reason: '不符' }), 'claimed'],
  [
    'enrolment/takeBackDecision',
    'takes back',
    approved,
    (enrolment_id) => ({ enrolment_id, event: 'approve' }),
  ],
];

describe.each(engines)('a candidate who is on the staff, on the demo of $name', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices(engine);
    await seedDemo({ ...services, config: { ...services.config, mode: 'demo' } });
    await sql`
      insert into bank_line (line_id, line_key, paid_on, amount_cents, currency, payer_name, note, numbers, imported_by, imported_at)
      values (1, '\\x01', '2026-11-20', 100, 'CNY', '', '', '{}', 1, '2026-11-20'),
        (2, '\\x02', '2026-11-20', 100, 'CNY', '', '', '{}', 1, '2026-11-20')`.execute(services.store.db);
  });
  afterAll(() => services.close());

  const open = async () => {
    const staff = await openStaff(services, { roles: ['admin', 'zky-admin'] });
    await services.store.db
      .insertInto('account_role')
      .values({ user_id: staff.user_id, role: 'admin' })
      .execute();
    return staff;
  };

  it.each(steps)(
    'does not decide about themselves by %s: %s',
    async (call, _what, found, inputOf, outcome) => {
      const { db } = services.store;
      const [row] = (await found.execute(db)).rows;
      if (!row) throw new Error(`Nothing in the demo waits for ${call}.`);
      const { class_id, enrolment_id, thing } = row;
      const input = { class_id, ...inputOf(thing) };
      const [own, twin, other] = [await open(), await open(), await open()];
      const { rows } = await sql<{ name: string }>`
      with e as (select name, phone_index, phone_enc from enrolment where class_id = ${class_id} and enrolment_id = ${enrolment_id})
      update account a set phone_index = e.phone_index, phone_enc = e.phone_enc from e where a.user_id = ${own.user_id}
      returning e.name`.execute(db);
      await takeInHand(services, { by: own.user_id, on: twin.user_id });
      expect(await outcomeOf(services, call, own, input)).toBe(
        outcome ?? `another_person phone ${rows[0]?.name}`,
      );
      // Nor by an account that they can act as.
      expect(await outcomeOf(services, call, twin, input)).toContain(outcome ?? 'another_person managed');
      expect(await outcomeOf(services, call, other, input)).not.toMatch(/another_person|claimed/);
    },
  );
});
