import { addCents, type PayMethod } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database, NewRow } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import type { LockedPayable } from './lock-payables.js';

/** The fields that all payments of a group share; those about a transfer only if it is one. */
type Shared = Pick<
  NewRow<'payment'>,
  'payer_name' | 'payer_bank' | 'payer_account_enc' | 'payer_account_masked' | 'paid_on' | 'proof_id'
> & {
  readonly class_id: number;
  readonly method: PayMethod;
  /**
   * `declared` for a transfer that somebody has made, `pending` while a provider waits for the money, `created` if a
   * line of the bank books it next.
   */
  readonly status: 'declared' | 'pending' | 'created';
  /** Absent if the bank reports the payment. */
  readonly declared_by?: number;
  readonly now: Date;
};

/** A payment of a group. */
interface GroupPart {
  readonly payment_id: number;
  readonly enrolment_id: number;
  readonly amount_cents: number;
}

/** A payment for many candidates, as written. */
export interface WrittenGroup {
  readonly group_id: number;
  readonly amount_cents: number;
  readonly parts: readonly [GroupPart, ...GroupPart[]];
}

const partsOf = (payables: readonly LockedPayable[]): readonly [GroupPart, ...GroupPart[]] => {
  const [first, ...rest] = payables.map(({ enrolment_id, fee_cents }) => ({
    payment_id: newId(),
    enrolment_id,
    amount_cents: fee_cents,
  }));
  if (!first) throw new Error('A payment is for nobody; whoever locks its enrolments refuses that.');
  return [first, ...rest];
};

/** @throws a Refusal `already_paid` if one of the enrolments has an open payment */
const insertParts = async (
  tx: Transaction<Database>,
  parts: readonly GroupPart[],
  { now, ...shared }: Shared,
  { group_id, currency }: { readonly group_id: number | null; readonly currency: string },
): Promise<void> => {
  const written = await tx
    .insertInto('payment')
    .values(
      parts.map((part) => ({
        ...shared,
        ...part,
        group_id,
        open_enrolment_id: part.enrolment_id,
        currency,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['class_id', 'open_enrolment_id']).doNothing())
    .returning(sql<number>`payment_id`.as('payment_id'))
    .execute();
  if (written.length !== parts.length) throw new Refusal('already_paid');
};

/**
 * Writes the group, and for each enrolment a payment of exactly its price. The enrolments must be locked.
 * @throws a Refusal `already_paid` if one of the enrolments has an open payment
 */
export const writeGroupPayment = async (
  tx: Transaction<Database>,
  payables: readonly LockedPayable[],
  shared: Shared,
): Promise<WrittenGroup> => {
  const { class_id, now: created_at } = shared;
  const group_id = newId();
  const parts = partsOf(payables);
  const [{ payment_id: first_payment_id }] = parts;
  const amount_cents = addCents(...parts.map((part) => part.amount_cents));
  const currency = payables[0]?.currency ?? '';
  const whole = { class_id, group_id, first_payment_id, payments: parts.length, amount_cents, currency };
  await tx
    .insertInto('group_payment')
    .values({ ...whole, created_at })
    .execute();
  await insertParts(tx, parts, shared, { group_id, currency });
  return { group_id, amount_cents, parts };
};

/**
 * Writes a payment of exactly its price for one enrolment, which must be locked.
 * @returns the id of the payment
 * @throws a Refusal `already_paid` if the enrolment has an open payment
 */
export const writeSinglePayment = async (
  tx: Transaction<Database>,
  payable: LockedPayable,
  shared: Shared,
): Promise<number> => {
  const parts = partsOf([payable]);
  await insertParts(tx, parts, shared, { group_id: null, currency: payable.currency });
  return parts[0].payment_id;
};
