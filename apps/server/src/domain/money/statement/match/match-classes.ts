import { addCents } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { lockClasses, refuseOtherPayees } from './lock-classes.js';
import { lockDue } from './lock-due.js';
import { type LockedLine, lockLine } from './lock-line.js';
import { type MatchedLine, matchLine } from './match-line.js';
import type { Booked, Matching } from './matching.js';
import { partLine } from './part-line.js';
import { refuseOtherAmount } from './refuse-other-amount.js';

interface MatchingClasses extends Matching {
  readonly order: Booked;
  /** Candidates of further classes, each class once. */
  readonly others: readonly Booked[];
  readonly services: Matching['services'] & { readonly keyring: Keyring };
}

/**
 * The amount due of each order.
 * @throws a Refusal: not_payable, amount_differs where the line is less than all of it
 */
const dueOf = async (
  tx: Transaction<Database>,
  line: LockedLine,
  orders: readonly Booked[],
  language: string,
): Promise<ReadonlyMap<Booked, number>> => {
  const due = new Map<Booked, number>();
  for (const order of orders) {
    const { due_cents, currency } = await lockDue(tx, order);
    if (due_cents <= 0) throw new Refusal('not_payable');
    if (currency !== line.currency) refuseOtherAmount(line, { total_cents: due_cents, currency }, language);
    due.set(order, due_cents);
  }
  const total_cents = addCents(...due.values());
  // Of many, nobody knows whose fee is not whole.
  if (total_cents > line.amount_cents)
    refuseOtherAmount(line, { total_cents, currency: line.currency }, language);
  return due;
};

/**
 * Confirms one transfer for candidates of several classes whose fees go to the same account. A payment is of one class,
 * so the line is parted: of each other class exactly what is due becomes a line of its own, and the rest, with what is
 * too much, stays with the first. The lines are matched in the order of their classes, whose trails are locked.
 * @throws a Refusal: as of {@link matchLine}, amount_differs where the line is less than what is due, payees_differ,
 * not_found where one of the classes is not the caller's to book for; nothing is written by then
 */
export const matchClasses = async (
  tx: Transaction<Database>,
  matching: MatchingClasses,
): Promise<MatchedLine> => {
  const { line_id, order, others, caller, request, services } = matching;
  const line = await lockLine(tx, line_id);
  if (!line) throw new Refusal('state_changed');
  const orders = [order, ...others].toSorted((one, other) => one.class_id - other.class_id);
  await lockClasses(tx, orders, caller);
  await refuseOtherPayees(tx, services.keyring, orders);
  const due = await dueOf(tx, line, orders, request.language);
  const { difference_reason: _reason, surplus_to: _to, ...exact } = matching;
  const lines: Matching[] = [];
  for (const of of orders)
    lines.push(
      of === order
        ? matching
        : { ...exact, order: of, line_id: await partLine(tx, line, due.get(of) ?? 0), part_of: line_id },
    );
  const matched: MatchedLine[] = [];
  for (const each of lines) matched.push(await matchLine(tx, each));
  const first = matched[orders.indexOf(order)];
  if (!first) throw new Error(`The line ${line_id} was matched with none of its classes.`);
  return first;
};
