import { addCents } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import type { Database } from '../../../../platform/store/database.js';
import { heldCents } from '../../../foundation/standing/held-cents.js';
import { refuseOtherAmount } from '../../statement/match/refuse-other-amount.js';

interface Held {
  readonly class_id: number;
  readonly request: Pick<RequestFacts, 'language'>;
}

/**
 * Holds the enrolments of what is confirmed, and what is held of their fees with them.
 * @throws a Refusal amount_differs where a declaration is not exactly what is due: its line of the bank says what
 * becomes of the difference
 */
export const holdFees = async (
  tx: Transaction<Database>,
  payment_ids: readonly number[],
  { class_id, request: { language } }: Held,
): Promise<void> => {
  const ids = [...payment_ids];
  await sql`select from enrolment where class_id = ${class_id} and enrolment_id in (
    select p.enrolment_id from payment p where p.class_id = ${class_id} and p.payment_id = any(${ids}::bigint[]))
    order by enrolment_id for update`.execute(tx);
  const { rows } = await sql<{ amount_cents: number; due_cents: number; currency: string }>`
    select p.amount_cents, e.fee_cents - ${heldCents} as due_cents, p.currency
    from payment p join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    where p.class_id = ${class_id} and p.payment_id = any(${ids}::bigint[])`.execute(tx);
  const whole = (part: 'amount_cents' | 'due_cents') => addCents(...rows.map((row) => row[part]));
  const currency = rows[0]?.currency ?? '';
  const came = { amount_cents: whole('amount_cents'), currency };
  refuseOtherAmount(came, { total_cents: whole('due_cents'), currency }, language);
};
