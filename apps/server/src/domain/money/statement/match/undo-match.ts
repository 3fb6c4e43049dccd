import { type ClassStatus, type PaymentStatus, paymentLifecycle, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { refuseTransition } from '../../../../platform/http/errors/refuse.js';
import { refuseWrite } from '../../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import { executeTogether } from '../../../../platform/store/statements/send-together.js';
import { standingCertificate } from '../../../foundation/standing/standing-certificate.js';
import { checkedColumns } from '../../payments/online/carry-out-check.js';
import { refuseCertified, type Standing } from '../../refunds/request-refund.js';
import { endReturn } from '../twice/end-return.js';
import { lostLine, undoOwnLine } from '../twice/undo-own-line.js';
import { declareAnew, type Undone } from './declare-anew.js';
import type { Ended } from './declare-ended.js';
import { type Undoing, undoHeld } from './undo-held.js';

interface Matched {
  readonly class_id: number;
  readonly payment_id: number;
  readonly status: PaymentStatus;
  readonly class_status: ClassStatus;
  readonly payment_ids: readonly number[];
  /** Whether somebody declared it; else it was booked by its line. */
  readonly is_declared: boolean;
  readonly is_transfer: boolean;
  /** The declarations that its lines ended. */
  readonly ended_ids: readonly number[];
}

/** A line that is undone. */
export interface UndoneMatch {
  readonly class_id: number;
  /** The payment that waits in its place, of many the first; null where nobody had declared it. */
  readonly payment_id: number | null;
  /** The declarations that it had ended. */
  readonly declared: readonly Ended[];
}

/** The declarations that the lines of the payment of `bank_line l` ended. */
const endedIds = sql`array(select distinct b.instead_of from bank_line b
      where b.class_id = l.class_id and b.payment_id = l.payment_id and b.instead_of is not null)`;

/** The records of a request that ends with the match. */
type EndedReturn = Awaited<ReturnType<typeof endReturn>>;

/** Whether nothing stands on the money of `payment p`: it stays, or went back to nobody. */
const isFree = sql`p.status in ('confirmed', 'refunding') and p.refunded_cents = 0 and p.reserved_cents = 0 and not exists (
  select from invoice_line il where il.class_id = p.class_id and il.open_payment_id = p.payment_id)`;

/**
 * The payment that a line is. The line is held against somebody else who undoes it, and its payments, in one order,
 * against a refund or an invoice that is asked for at the same time.
 * @returns nothing where the line is no payment, or that of one that was confirmed by hand
 * @throws a Refusal: class_state where its class is archived, transition_refused where there is a refund, or an
 * invoice that is not void, certificate_stands
 */
const lockMatched = async (
  tx: Transaction<Database>,
  undoing: Undoing,
): Promise<(Matched & { readonly ended: EndedReturn }) | undefined> => {
  const { line_id } = undoing;
  const { rows } = await sql<Matched>`
    select p.class_id, p.payment_id, p.proof_id is not null as is_declared, p.method = 'bank_transfer' as is_transfer, to_json(${endedIds}) as ended_ids, ${checkedColumns}
    from bank_line l join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
    join class c on c.class_id = p.class_id
    where l.line_id = ${line_id} and not l.by_hand for update of l`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  refuseWrite('bank_match', found.class_status);
  // The rest came through a provider, which nobody can take back by a line.
  if (!found.is_transfer) throw refuseTransition({ why: 'rest_online' });
  // The request for what was paid twice is locked before its payment, as by its decisions.
  const ended = found.status === 'refunding' ? await endReturn(tx, undoing) : [];
  const ids = [...found.payment_ids];
  const lock = sql`select from payment where class_id = ${found.class_id} and payment_id = any(${ids}::bigint[])
    order by payment_id for update`;
  const read = sql<{ free: boolean; certificate: Standing }>`
    select ${isFree} as free, ${standingCertificate} as certificate
    from payment p join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    where p.class_id = ${found.class_id} and p.payment_id = any(${ids}::bigint[])`;
  const [, held] = await executeTogether(tx, lock, read);
  for (const { free, certificate } of held) {
    if (!free) throw refuseTransition({ why: 'money_follows' });
    // Money beyond a fee that is paid is none of the certificate's.
    if (ended.length === 0) refuseCertified(certificate);
  }
  return { ...found, ended };
};

const endedOf = (class_id: number, ids: readonly number[]): readonly Ended[] =>
  ids.map((payment_id) => ({ class_id, payment_id }));

/** The step of each payment, and the declaration that follows it. */
const eventsOf = (undone: readonly Undone[], matched: Matched, { line_id, reason }: Undoing) =>
  undone.flatMap(({ payment_id, again_id }) => {
    const ended = { action: 'undo_match', object_type: 'payment', object_id: payment_id, reason };
    const step = { ...ended, from_state: matched.status, to_state: 'failed', detail: { line_id } };
    const again = { action: 'declare', object_type: 'payment', object_id: again_id, to_state: 'declared' };
    return matched.is_declared ? [step, { ...again, detail: { instead_of: payment_id } }] : [step];
  });

/**
 * Takes a payment that was confirmed by the wrong line out of the books, and lets its lines and its declaration wait
 * again.
 * @throws a Refusal: state_changed, transition_refused; nothing is written by then
 */
export const undoMatch = async (tx: Transaction<Database>, undoing: Undoing): Promise<UndoneMatch> => {
  const { line_id, reason, caller, request, now } = undoing;
  const matched = await lockMatched(tx, undoing);
  if (!matched) {
    const own = await undoOwnLine(tx, undoing);
    const { class_id, ended_ids } = own ? { class_id: own, ended_ids: [] } : await undoHeld(tx, undoing);
    return { class_id, payment_id: null, declared: endedOf(class_id, ended_ids) };
  }
  const { class_id, payment_id, status, payment_ids, is_declared } = matched;
  const step = { state: status, event: 'undo_match', actors: caller.roles, given: ['reason'] } as const;
  if (!transition(paymentLifecycle, step).ok) throw refuseTransition({ thing: 'payment', state: status });
  const undone = payment_ids.map((each) => ({ payment_id: each, again_id: newId() }));
  const own = await declareAnew(tx, { class_id, undone, reason, user_id: caller.user_id, now });
  const by = { ...byStaff(caller, request), at: now };
  const line = { action: 'undo_match', object_type: 'bank_line', object_id: line_id, reason };
  const events = [
    ...matched.ended,
    ...own.flatMap((lost) => lostLine(lost, reason)),
    ...eventsOf(undone, matched, undoing),
    { ...line, detail: { payment_id } },
  ];
  await appendAudit(
    tx,
    class_id,
    events.map((event) => ({ ...by, ...event })),
  );
  const again_id = is_declared ? (undone[0]?.again_id ?? null) : null;
  return { class_id, payment_id: again_id, declared: endedOf(class_id, matched.ended_ids) };
};
