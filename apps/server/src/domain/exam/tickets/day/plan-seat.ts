import type { DayMove } from '@skillcert/api-client/contract';
import { subjectsOf } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { firstNames } from '../../../../platform/http/errors/first-names.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import { type ExamFacts, type Examinee, readExam } from '../arrangement/read-exam.js';
import { chooseSubjects, type Planning } from './choose-subjects.js';
import { barred, type IssuedTicket, nothingElse, type PlannedMove } from './planned-move.js';
import { readNames } from './read-names.js';
import { readRules } from './read-rules.js';

const idsOf = (people: readonly Examinee[]) => people.map(({ enrolment_id }) => enrolment_id);

/** A refusal that names some people; `not_found` for such as are not in the class. */
const naming = async (
  tx: Transaction<Database>,
  { class_id, language }: Planning,
  why: 'fee_due' | 'not_approved' | 'seat_given' | 'study_open',
  ids: readonly number[],
): Promise<Refusal> => {
  const names = await readNames(tx, class_id, ids);
  if (names.length < ids.length) return new Refusal('not_found');
  return barred(why, { names: firstNames(names, names.length, language), count: names.length });
};

/** @throws a Refusal if one of the people is not approved, has a seat, owes the fee or has courses to do */
const seatable = async (
  tx: Transaction<Database>,
  planning: Planning,
  facts: ExamFacts,
  ids: ReadonlySet<number>,
): Promise<readonly Examinee[]> => {
  const people = facts.people.filter(({ enrolment_id, approved }) => approved && ids.has(enrolment_id));
  if (people.length < ids.size) {
    const left = [...ids].filter((each) => !people.some(({ enrolment_id }) => enrolment_id === each));
    throw await naming(tx, planning, 'not_approved', left);
  }
  // Somebody else gave them a seat meanwhile.
  const seated = people.filter(({ ticket_status }) => ticket_status === 'issued');
  if (seated.length > 0) throw await naming(tx, planning, 'seat_given', idsOf(seated));
  const [unpaid, unstudied] = [people.filter(({ paid }) => !paid), people.filter(({ studied }) => !studied)];
  if (unpaid.length > 0) throw await naming(tx, planning, 'fee_due', idsOf(unpaid));
  if (unstudied.length > 0) throw await naming(tx, planning, 'study_open', idsOf(unstudied));
  return people;
};

const ticketOf = ({ ticket_id, enrolment_id }: Examinee): IssuedTicket =>
  ticket_id === null
    ? { ticket_id: newId(), enrolment_id, from: 'none' }
    : { ticket_id, enrolment_id, from: 'superseded' };

/**
 * Plans seats for candidates who have none, in each subject that they sit, by the rules of the current arrangement. The
 * class must be locked.
 * @throws a Refusal: not_found; move_barred, also if one of them has a seat by now, or is not approved any longer
 */
export const planSeat = async (
  tx: Transaction<Database>,
  planning: Planning,
  { enrolment_ids, accessible = [] }: Extract<DayMove, { kind: 'seat' }>,
): Promise<PlannedMove> => {
  const { class_id, services } = planning;
  const facts = await readExam(tx, class_id);
  const people = await seatable(tx, planning, facts, new Set(enrolment_ids));
  const standing = await readRules(tx, class_id);
  const rules = { ...standing, accessible: [...standing.accessible, ...accessible] };
  const issued = people.map(ticketOf);
  const tickets = new Map(issued.map(({ enrolment_id, ticket_id }) => [enrolment_id, ticket_id]));
  const subjects = subjectsOf(services.exam, facts.level);
  const chosen = await chooseSubjects(tx, planning, facts, subjects, people, rules);
  return {
    ...nothingElse,
    issued,
    seats: chosen.flatMap(({ subject, seated }) =>
      seated.map(({ enrolment_id, sitting_id, desk, paper }) => ({
        ticket_id: tickets.get(enrolment_id) ?? 0,
        subject,
        from_sitting_id: null,
        sitting_id,
        desk,
        paper,
      })),
    ),
    inaccessible: [...new Set(chosen.flatMap(({ inaccessible }) => inaccessible))],
    beside: [...new Set(chosen.flatMap(({ beside }) => beside))],
  };
};
