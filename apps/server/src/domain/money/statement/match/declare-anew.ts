import { sql, type Transaction } from 'kysely';
import { refuseTransition } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import type { OwnLine } from '../twice/undo-own-line.js';

/** A payment that is undone, and the one that waits in its place. */
export interface Undone {
  readonly payment_id: number;
  readonly again_id: number;
}

interface Undoing {
  readonly class_id: number;
  /** One payment, or all of a transfer for many; locked by then. */
  readonly undone: readonly Undone[];
  readonly reason: string;
  readonly user_id: number;
  readonly now: Date;
}

/**
 * The tables `grouped` and `declared` after the payments `undone` and each `pair` of one and the payment in its place:
 * they write the same declarations again, with the amounts that were declared.
 */
export const declaredAgain = ({
  class_id,
  group_id,
  now,
}: Pick<Undoing, 'class_id' | 'now'> & { readonly group_id: number }) => sql`grouped as (
      insert into group_payment (class_id, group_id, first_payment_id, payments, amount_cents, currency, created_at)
      select g.class_id, ${group_id}::bigint, i.again_id, g.payments,
        g.amount_cents - (select sum(u.raised_cents)::int8 from undone u), g.currency, ${now}::timestamptz
      from group_payment g join pair i on i.payment_id = g.first_payment_id
      where g.class_id = ${class_id} and g.group_id = (select u.group_id from undone u where u.proof_id is not null limit 1)
    ), declared as (
      insert into payment (class_id, payment_id, enrolment_id, open_enrolment_id, method, amount_cents, currency, status,
        payer_name, payer_bank, payer_account_enc, payer_account_masked, paid_on, proof_id, group_id, declared_by,
        created_at, updated_at)
      select u.class_id, i.again_id, u.enrolment_id, u.enrolment_id, u.method, u.amount_cents - u.held_cents - u.raised_cents, u.currency, 'declared',
        u.payer_name, u.payer_bank, u.payer_account_enc, u.payer_account_masked, u.paid_on, u.proof_id,
        case when u.group_id is not null then ${group_id}::bigint end, u.declared_by,
        ${now}::timestamptz, ${now}::timestamptz
      from undone u join pair i using (payment_id) where u.proof_id is not null
    )`;

/**
 * Ends payments on whose money nothing stands, with a counter-entry each, frees the lines of the bank, and writes the
 * same declarations again: they wait as they did before. Money that was booked without a declaration has none.
 * @returns the lines that were found for one of them which somebody had confirmed by hand
 * @throws a Refusal transition_refused where there is a refund, or an invoice that is not void
 */
export const declareAnew = async (
  tx: Transaction<Database>,
  { class_id, undone, reason, user_id, now }: Undoing,
): Promise<readonly OwnLine[]> => {
  const ids = undone.map(({ payment_id }) => payment_id);
  const again = undone.map(({ again_id }) => again_id);
  const { rows } = await sql<{ changed: number; own: readonly OwnLine[] }>`
    with pair as (
      select * from unnest(${ids}::bigint[], ${again}::bigint[], ${ids.map(() => newId())}::bigint[])
        as i(payment_id, again_id, entry_id)
    ), undone as (
      update payment p set status = 'failed', open_enrolment_id = null, reason = ${reason}::text,
        decided_by = ${user_id}::bigint, updated_at = ${now}::timestamptz
      where p.class_id = ${class_id} and p.payment_id = any(${ids}::bigint[]) and p.status in ('confirmed', 'refunding')
        and p.refunded_cents = 0 and p.reserved_cents = 0 and not exists (
          select from invoice_line il where il.class_id = p.class_id and il.open_payment_id = p.payment_id)
      returning p.*
    ), entered as (
      insert into ledger (class_id, entry_id, payment_id, refund_id, kind, amount_cents, currency, created_by, created_at)
      select u.class_id, i.entry_id, u.payment_id, u.payment_id, 'reversal', -u.amount_cents, u.currency,
        ${user_id}::bigint, ${now}::timestamptz
      from undone u join pair i using (payment_id)
    ), own as (
      select line_id, payment_id from bank_line
      where class_id = ${class_id} and payment_id = any(${ids}::bigint[]) and by_hand
    ), freed as (
      update bank_line set class_id = null, payment_id = null, matched_by = null, matched_at = null, batch_id = null,
        by_hand = false, of_many = of_many and split_from is not null, instead_of = null
      where class_id = ${class_id} and payment_id = any(${ids}::bigint[])
    ), ${declaredAgain({ class_id, group_id: newId(), now })}
    select (select count(*)::int4 from undone) as changed,
      coalesce((select json_agg(own order by line_id) from own), '[]') as own`.execute(tx);
  const [found] = rows;
  if (found?.changed !== undone.length) throw refuseTransition({ why: 'money_follows' });
  return found.own;
};
