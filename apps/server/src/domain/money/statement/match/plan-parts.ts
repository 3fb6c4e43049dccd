import { addCents, mayBeShort } from '@skillcert/core';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { LockedLine } from './lock-line.js';
import type { LockedPerson } from './lock-people.js';
import type { MatchedOrder } from './matching.js';
import { refuseOtherAmount } from './refuse-other-amount.js';

/** One part of a line, and whom it is for. */
export interface LinePart {
  readonly order: MatchedOrder;
  readonly amount_cents: number;
  /** Whether it is less than what is due, so that it is held. */
  readonly is_short: boolean;
}

interface Planning {
  readonly line: Pick<LockedLine, 'amount_cents' | 'currency'>;
  /** Whether a person accepts a difference. */
  readonly differs: boolean;
  /** The person whose fee is not whole where the line is too little; else the last one. */
  readonly short_id?: number | undefined;
  readonly language: string;
}

/** The people of a line, and the one of them who is left short. */
const whoIsShort = (people: readonly LockedPerson[], { line, differs, short_id, language }: Planning) => {
  const total_cents = addCents(...people.map(({ due_cents }) => due_cents));
  const currency = people.find((person) => person.currency !== line.currency)?.currency ?? line.currency;
  const refuse = () => refuseOtherAmount(line, { total_cents, currency }, language);
  const missing_cents = total_cents - line.amount_cents;
  if (!differs || currency !== line.currency) refuse();
  const short =
    short_id === undefined ? people.at(-1) : people.find(({ enrolment_id }) => enrolment_id === short_id);
  if (!short) throw refuseFields({ short_id: 'not_offered' });
  if (missing_cents <= 0) return undefined;
  if (!mayBeShort(short, missing_cents)) refuse();
  return { short, missing_cents };
};

/**
 * Parts a line into what is due: of each class one part for those who declared nothing, one for each declaration, and
 * one for the person who is left short. In the order of the classes, whose trails are locked.
 * @throws a Refusal amount_differs where nobody accepts a difference, or more is missing than the fee of the one who
 * is left short; or the field `short_id` where that is none of them
 */
export const planParts = (people: readonly LockedPerson[], planning: Planning): readonly LinePart[] => {
  const left = whoIsShort(people, planning);
  const orderOf = ({ class_id, enrolment_id, declared_id }: LockedPerson): MatchedOrder =>
    declared_id === null
      ? { class_id, enrolment_ids: [enrolment_id] }
      : { class_id, payment_id: declared_id };
  const isWhole = (person: LockedPerson) => person !== left?.short;
  const classes = [...new Set(people.map(({ class_id }) => class_id))].sort((one, other) => one - other);
  return classes.flatMap((class_id) => {
    const ofClass = people.filter((person) => person.class_id === class_id && isWhole(person));
    const due = ofClass.filter(({ declared_id }) => declared_id === null);
    const booked = {
      order: { class_id, enrolment_ids: due.map(({ enrolment_id }) => enrolment_id) },
      amount_cents: addCents(...due.map(({ due_cents }) => due_cents)),
      is_short: false,
    };
    const declared = ofClass
      .filter(({ declared_id }) => declared_id !== null)
      .map((person) => ({ order: orderOf(person), amount_cents: person.due_cents, is_short: false }));
    const short =
      left?.short.class_id === class_id
        ? [
            {
              order: orderOf(left.short),
              amount_cents: left.short.due_cents - left.missing_cents,
              is_short: true,
            },
          ]
        : [];
    return [...(due.length > 0 ? [booked] : []), ...declared, ...short];
  });
};
