import { type RawBuilder, sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';

/** The amount that a mailing takes from the balance of its institution, or returns to it. */
export interface Spending {
  readonly class_id: number;
  readonly mailing_id: number;
  /** 0: the platform, which pays the gateway itself and needs no balance. */
  readonly unit_id: number;
  readonly segments: number;
  readonly segment_cents: number;
}

interface Movement extends Spending {
  readonly kind: 'messages' | 'messages_back';
  readonly currency: string;
  readonly now: Date;
}

/** Moves the balance and enters the movement by one statement; `moved` is the change of the balance, or no row. */
const move = async (
  tx: Transaction<Database>,
  { class_id, mailing_id, kind, currency, now }: Movement,
  moved: RawBuilder<{ unit_id: number; cents: number }>,
): Promise<boolean> => {
  const entry_id = newId();
  const { rows } = await sql`
    with moved as (${moved})
    insert into ledger (class_id, entry_id, payment_id, refund_id, unit_id, kind, amount_cents, currency, created_at)
    select ${class_id}::bigint, ${entry_id}::bigint, ${mailing_id}::bigint, ${entry_id}::bigint, unit_id, ${kind}::text, cents,
      ${currency}::text, ${now}::timestamptz
    from moved where cents <> 0 returning entry_id`.execute(tx);
  return rows.length > 0;
};

/**
 * Takes the cost of messages from a balance, in the transaction that makes them due.
 * @throws a Refusal `sms_balance`
 */
export const spendCredit = async (
  tx: Transaction<Database>,
  { currency, now }: { readonly currency: string; readonly now: Date },
  spending: Spending,
): Promise<void> => {
  const { unit_id, segments, segment_cents } = spending;
  const cents = segments * segment_cents;
  if (unit_id === 0 || cents === 0) return;
  const taken = await move(
    tx,
    { ...spending, kind: 'messages', currency, now },
    sql`update sms_account set balance_cents = balance_cents - ${cents}::bigint
      where unit_id = ${unit_id} and balance_cents >= ${cents}::bigint returning unit_id, -(${cents}::bigint) as cents`,
  );
  if (taken) return;
  const { rows } = await sql<{ balance_cents: number }>`
    select balance_cents from sms_account where unit_id = ${unit_id}`.execute(tx);
  const left = Math.floor((rows[0]?.balance_cents ?? 0) / segment_cents);
  throw new Refusal('sms_balance', { values: { left, needed: segments } });
};

/** Returns credit that was taken and not needed. Texts that grew meanwhile were not announced, so they cost no more. */
export const giveCreditBack = async (
  tx: Transaction<Database>,
  { currency, now }: { readonly currency: string; readonly now: Date },
  spending: Spending,
): Promise<void> => {
  const { unit_id, segments, segment_cents } = spending;
  const cents = segments * segment_cents;
  if (unit_id === 0 || cents <= 0) return;
  await move(
    tx,
    { ...spending, kind: 'messages_back', currency, now },
    sql`update sms_account set balance_cents = balance_cents + ${cents}::bigint
      where unit_id = ${unit_id} returning unit_id, ${cents}::bigint as cents`,
  );
};
