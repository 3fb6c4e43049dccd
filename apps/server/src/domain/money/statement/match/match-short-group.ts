import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';
import { carryOutCheck } from '../../payments/online/carry-out-check.js';
import { lockDue } from './lock-due.js';
import { lockLine } from './lock-line.js';
import { type MatchedLine, readPayment } from './match-line.js';
import { type MatchingPeople, matchPeople } from './match-people.js';
import type { DeclaredPayer } from './matching.js';

type Short = Omit<MatchingPeople, 'order' | 'others'> & {
  readonly order: { readonly class_id: number; readonly payment_id: number };
};

/** The people of a transfer for many, in the order of their payments, with the payer whom it was declared for. */
const readDeclared = async (tx: Transaction<Database>, class_id: number, payment_ids: readonly number[]) => {
  const { rows } = await sql<DeclaredPayer & { enrolment_id: number }>`
    select enrolment_id, payer_name, payer_bank, payer_account_enc, payer_account_masked from payment
    where class_id = ${class_id} and payment_id = any(${[...payment_ids]}::bigint[]) order by payment_id`.execute(
    tx,
  );
  return rows;
};

/**
 * Takes a line that brought too little for a transfer that was declared for many. Its payments stand and fall
 * together, so the declaration is closed and its people are booked by the line: one of them is left short.
 * @returns nothing where the payment is of one candidate, or the line is not too little
 * @throws a Refusal: as of {@link matchPeople}
 */
export const matchShortGroup = async (
  tx: Transaction<Database>,
  matching: Short,
): Promise<MatchedLine | undefined> => {
  const { line_id, order, difference_reason, caller, request, services } = matching;
  const { class_id, payment_id } = order;
  if (difference_reason === undefined) return undefined;
  const line = await lockLine(tx, line_id);
  const found = await readPayment(tx, class_id, payment_id);
  if (!line || found.payment_ids.length === 1 || found.status !== 'declared') return undefined;
  const { due_cents, currency } = await lockDue(tx, order);
  if (line.currency !== currency || line.amount_cents >= due_cents) return undefined;
  const input = { class_id, payment_id, event: 'hold', reason: difference_reason } as const;
  await carryOutCheck(tx, services, found, { input, caller, request, detail: { line_id } });
  const people = await readDeclared(tx, class_id, found.payment_ids);
  const [first] = people;
  if (!first) throw new Error(`The payment ${payment_id} is of nobody.`);
  const { enrolment_id: _of, ...payer } = first;
  const enrolment_ids = people.map(({ enrolment_id }) => enrolment_id);
  const instead_of = found.payment_ids[0] ?? payment_id;
  return matchPeople(tx, { ...matching, order: { class_id, enrolment_ids }, others: [], payer, instead_of });
};
