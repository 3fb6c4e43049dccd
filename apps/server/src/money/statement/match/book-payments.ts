import { addCents } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../http/errors/refuse.js';
import type { Database } from '../../../store/database.js';
import { writeGroupPayment, writeSinglePayment } from '../../payments/group/write-group-payment.js';
import { type FoundPayable, isOwed, payableColumns } from '../../payments/payable.js';
import type { LockedLine } from './lock-line.js';
import { refuseOtherAmount } from './refuse-other-amount.js';

interface Booked {
  readonly class_id: number;
  readonly enrolment_ids: readonly number[];
}

type Owing = FoundPayable & { readonly enrolment_id: number };

/** In one order: of two desks that book for the same candidate the second waits. */
const lockOwing = async (
  tx: Transaction<Database>,
  { class_id, enrolment_ids }: Booked,
): Promise<readonly [Owing, ...Owing[]]> => {
  const ids = [...new Set(enrolment_ids)];
  const { rows } = await sql<Owing>`
    select e.enrolment_id, ${payableColumns}
    from enrolment e join class c on c.class_id = e.class_id left join gathering g on g.class_id = e.class_id
    where e.class_id = ${class_id} and e.enrolment_id = any(${ids}::bigint[])
    order by e.enrolment_id for update of e`.execute(tx);
  const [first, ...rest] = rows;
  if (!first || rows.length !== ids.length) throw new Refusal('not_found');
  if (rows.some(({ paid_late }) => paid_late)) throw new Refusal('already_paid');
  if (!rows.every(isOwed)) throw new Refusal('not_payable');
  return [first, ...rest];
};

/**
 * Writes what a line of the bank pays for candidates who declared nothing: a payment of exactly the fee for each, to be confirmed next.
 * @returns the payment, of many candidates the first
 * @throws a Refusal: not_found, not_payable, amount_differs, already_paid where a payment of one of them is open
 */
export const bookPayments = async (
  tx: Transaction<Database>,
  line: LockedLine,
  booked: Booked,
  { now, language }: { readonly now: Date; readonly language: string },
): Promise<number> => {
  const owing = await lockOwing(tx, booked);
  const total_cents = addCents(...owing.map(({ fee_cents }) => fee_cents));
  refuseOtherAmount(line, { total_cents, currency: owing[0].currency }, language);
  const shared = {
    class_id: booked.class_id,
    method: 'bank_transfer',
    status: 'created',
    payer_name: line.payer_name,
    payer_bank: '',
    paid_on: line.paid_on,
    now,
  } as const;
  if (owing.length === 1) return writeSinglePayment(tx, owing[0], shared);
  const { parts } = await writeGroupPayment(tx, owing, shared);
  return parts[0].payment_id;
};
