import { addCents } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { executePrepared } from '../../../../platform/store/prepared.js';
import {
  type CandidateAccount,
  candidateAccounts,
  refuseOwnCase,
} from '../../../foundation/access/one-hand/own-case.js';
import { type FoundPayable, isOwed, payableColumns } from '../../../foundation/standing/payable.js';
import { writeGroupPayment, writeSinglePayment } from '../../payments/group/write-group-payment.js';
import { lockEnrolments } from '../../payments/lock-enrolments.js';
import type { Due } from './lock-due.js';
import type { LockedLine } from './lock-line.js';
import type { Booked, DeclaredPayer } from './matching.js';
import { refuseOtherAmount } from './refuse-other-amount.js';

type Owing = FoundPayable & {
  readonly enrolment_id: number;
  readonly is_open: boolean;
  /** The staff accounts that have the phone of the candidate. */
  readonly accounts: readonly CandidateAccount[];
};

interface Booking {
  readonly caller: StaffSession;
  readonly now: Date;
  readonly language: string;
  /** Whether a person accepts an amount that differs from what is due. */
  readonly differs: boolean;
  /** The payer as a declaration named them, if the line takes the place of one for many. */
  readonly payer?: DeclaredPayer | undefined;
}

/** The outcome of booking a line. */
export interface BookedLine {
  /** The payment, of many candidates the first; null if the line is held until the fee is whole. */
  readonly payment_id: number | null;
  readonly still_due_cents: number;
  readonly surplus_cents: number;
  /** Whether the payment had been confirmed by hand, so that nothing was booked. */
  readonly by_hand?: boolean;
}

/**
 * Locks enrolments in one order: of two desks that book for the same candidate, the second one waits, and then reads
 * what the first one left.
 */
const lockOwing = async (
  tx: Transaction<Database>,
  { class_id, enrolment_ids }: Booked,
): Promise<readonly [Owing, ...Owing[]]> => {
  const ids = [...new Set(enrolment_ids)];
  const which = sql`e.class_id = ${class_id} and e.enrolment_id = any(${ids}::bigint[])`;
  await lockEnrolments(tx, which);
  const read = sql<Owing>`
    select e.enrolment_id, ${payableColumns}, ${candidateAccounts} as accounts,
      exists (select from payment o where o.class_id = e.class_id and o.open_enrolment_id = e.enrolment_id) as is_open
    from enrolment e join class c on c.class_id = e.class_id left join gathering g on g.class_id = e.class_id
    where ${which} order by e.enrolment_id`;
  const rows = await executePrepared(tx, read);
  const [first, ...rest] = rows;
  if (!first || rows.length !== ids.length) throw new Refusal('not_found');
  if (rows.some(({ paid_late }) => paid_late)) throw new Refusal('already_paid');
  if (!rows.every(isOwed)) throw new Refusal('not_payable');
  return [first, ...rest];
};

/**
 * The difference between a line and what is due; negative if the line is less.
 * @throws a Refusal amount_differs if nobody accepts the difference
 */
export const takesDifference = (
  line: LockedLine,
  { due_cents, currency }: Due,
  { differs, language }: Pick<Booking, 'differs' | 'language'>,
): number => {
  const difference = line.amount_cents - due_cents;
  if (!differs || line.currency !== currency)
    refuseOtherAmount(line, { total_cents: due_cents, currency }, language);
  return difference;
};

/**
 * Writes the payments of a bank line for candidates who declared nothing: exactly the fee for each, to be confirmed
 * next. For a single candidate, a line that is too small is only held. A surplus is part of the payment. Every refusal
 * comes before anything is written: a batch leaves the line open.
 * @throws a Refusal: not_found, not_payable, amount_differs, already_paid if one of them has an open payment,
 * another_person
 */
export const bookPayments = async (
  tx: Transaction<Database>,
  line: LockedLine,
  booked: Booked,
  booking: Booking,
): Promise<BookedLine> => {
  const { caller, now, language } = booking;
  const owing = await lockOwing(tx, booked);
  const [first, ...rest] = owing;
  const shared = {
    class_id: booked.class_id,
    method: 'bank_transfer',
    status: 'created',
    ...(booking.payer ?? { payer_name: line.payer_name, payer_bank: '' }),
    paid_on: line.paid_on,
    now,
  } as const;
  if (owing.some(({ is_open }) => is_open)) throw new Refusal('already_paid');
  const due_cents = addCents(...owing.map(({ fee_cents, held_cents }) => fee_cents - held_cents));
  const due = { due_cents, currency: first.currency };
  const difference = takesDifference(line, due, booking);
  const accounts = owing.flatMap((each) => each.accounts);
  await refuseOwnCase(tx, accounts, caller, now);
  if (difference < 0) {
    // Of many candidates, only one is left short, by a line of their own.
    if (rest.length > 0)
      refuseOtherAmount(line, { total_cents: due_cents, currency: due.currency }, language);
    return { payment_id: null, still_due_cents: -difference, surplus_cents: 0 };
  }
  // The surplus is part of the first payment.
  const parts = owing.map((each, at) => ({
    ...each,
    fee_cents: each.fee_cents - each.held_cents + (at === 0 ? difference : 0),
  }));
  const payment_id =
    rest.length === 0 && !booking.payer
      ? await writeSinglePayment(tx, { ...first, fee_cents: line.amount_cents }, shared)
      : (await writeGroupPayment(tx, parts, shared)).parts[0].payment_id;
  return { payment_id, still_due_cents: 0, surplus_cents: difference };
};
