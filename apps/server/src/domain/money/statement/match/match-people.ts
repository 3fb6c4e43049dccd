import { limits } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import { Refusal, refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { lockClasses, refuseOtherPayees } from './lock-classes.js';
import { lockLine } from './lock-line.js';
import { type LockedPerson, lockPeople } from './lock-people.js';
import { type MatchedLine, matchLine } from './match-line.js';
import type { Booked, Matching } from './matching.js';
import { partLine } from './part-line.js';
import { type LinePart, planParts } from './plan-parts.js';

/** A line, and the people of one class or several whom a person chose for it. */
export interface MatchingPeople extends Matching {
  readonly order: Booked;
  /** Candidates of further classes, each class once. */
  readonly others: readonly Booked[];
  /** The person who is left short where the line is too little. */
  readonly short_id?: number | undefined;
  readonly services: Matching['services'] & { readonly keyring: Keyring };
}

const isDeclared = ({ order }: LinePart) => 'payment_id' in order;

/** The part that stays with the line itself, and has what is too much: that of the first person, unless it is short. */
const rootOf = (
  parts: readonly LinePart[],
  { class_id, enrolment_id, declared_id }: LockedPerson,
): LinePart => {
  const own = parts.filter(({ order }) => order.class_id === class_id);
  const isOfFirst = ({ order, is_short }: LinePart) =>
    !is_short &&
    ('payment_id' in order ? order.payment_id === declared_id : order.enrolment_ids.includes(enrolment_id));
  const root = own.find(isOfFirst) ?? own.find(({ is_short }) => !is_short) ?? own[0];
  if (!root) throw new Error(`No part of a line is of the class ${class_id}.`);
  return root;
};

/** @throws a Refusal of the field `surplus_to` where that is a fee which the line pays itself */
const refuseOwnTarget = (people: readonly LockedPerson[], { surplus_to }: Pick<Matching, 'surplus_to'>) => {
  const isTarget = ({ class_id, enrolment_id }: LockedPerson) =>
    class_id === surplus_to?.class_id && enrolment_id === surplus_to.enrolment_id;
  if (people.some(isTarget)) throw refuseFields({ surplus_to: 'not_offered' });
};

/**
 * Confirms one transfer for the people whom a person chose: those who declared nothing, beside those whose declaration
 * is exactly their fee, of classes whose fees go to the same account. Each order gets exactly what is due as a line of
 * its own; the first one keeps the rest, with what is too much. Where the line is too little, the part of one person
 * is held.
 * @throws a Refusal: as of {@link matchLine}, payees_differ, not_found where one of the classes is not the caller's to
 * book for, or a field; nothing is written by then
 */
export const matchPeople = async (
  tx: Transaction<Database>,
  matching: MatchingPeople,
): Promise<MatchedLine> => {
  const { line_id, order, others, difference_reason, short_id, caller, request, services } = matching;
  const line = await lockLine(tx, line_id);
  if (!line) throw new Refusal('state_changed');
  const orders = [order, ...others];
  if (others.length > 0) {
    await lockClasses(tx, orders, caller);
    await refuseOtherPayees(tx, services.keyring, orders);
  }
  const people = await lockPeople(tx, orders);
  const [first] = people;
  if (!first) throw new Refusal('not_found');
  refuseOwnTarget(people, matching);
  const { language } = request;
  const differs = difference_reason !== undefined;
  const parts = planParts(people, { line, differs, short_id, language });
  // Each declaration is confirmed for itself, so that there may be as many as lines of a round.
  if (parts.filter(isDeclared).length > limits.bank_lines_round_max)
    throw refuseFields({ enrolment_ids: 'too_big' });
  const root = rootOf(parts, first);
  const persons = new Set(people.map(({ id_index }) => id_index.toString('hex')));
  const shared = { ...matching, of_many: persons.size > 1 };
  const { difference_reason: _reason, surplus_to: _to, instead_of: _instead, ...exact } = shared;
  const lines: Matching[] = [];
  for (const part of parts)
    lines.push(
      part === root
        ? { ...shared, order: root.order }
        : {
            ...exact,
            ...(part.is_short && { difference_reason }),
            order: part.order,
            line_id: await partLine(tx, line, part.amount_cents),
            part_of: line_id,
          },
    );
  const matched: MatchedLine[] = [];
  for (const each of lines) matched.push(await matchLine(tx, each));
  const whole = matched[parts.indexOf(root)];
  if (!whole) throw new Error(`The line ${line_id} was matched with nobody.`);
  return { ...whole, still_due_cents: Math.max(...matched.map(({ still_due_cents }) => still_due_cents)) };
};
