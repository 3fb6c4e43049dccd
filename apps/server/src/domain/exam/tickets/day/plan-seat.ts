import type { DayMove } from '@skillcert/api-client/contract';
import { subjectsOf } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { firstNames } from '../../../../platform/http/errors/first-names.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import { type Saying, subjectName } from '../../used-by.js';
import { type ArrangedSitting, type ExamFacts, type Examinee, readExam } from '../arrangement/read-exam.js';
import { type ChosenSeats, chooseSeats } from '../seating/choose-seats.js';
import { barred, type IssuedTicket, nothingElse, overSitting, type PlannedMove } from './planned-move.js';
import { readRules, type StandingRules } from './read-rules.js';

interface Planning extends Saying {
  readonly class_id: number;
  readonly now: Date;
}

/** A refusal that names some people. */
const naming = async (
  tx: Transaction<Database>,
  { class_id, language }: Planning,
  why: 'fee_due' | 'study_open',
  people: readonly Examinee[],
): Promise<Refusal> => {
  const ids = people.map(({ enrolment_id }) => enrolment_id);
  const { rows } = await sql<{ name: string }>`
    select name from enrolment where class_id = ${class_id} and enrolment_id = any(${ids}::bigint[]) order by enrol_no`.execute(
    tx,
  );
  const names = rows.map(({ name }) => name);
  return barred(why, { names: firstNames(names, names.length, language) });
};

/** @throws a Refusal if one of the people is not approved, has a seat, owes the fee or has courses to do */
const seatable = async (
  tx: Transaction<Database>,
  planning: Planning,
  facts: ExamFacts,
  ids: ReadonlySet<number>,
): Promise<readonly Examinee[]> => {
  const people = facts.people.filter(({ enrolment_id, approved }) => approved && ids.has(enrolment_id));
  if (people.length < ids.size) throw new Refusal('not_found');
  // Somebody else gave them a seat meanwhile.
  if (people.some(({ ticket_status }) => ticket_status === 'issued')) throw new Refusal('state_changed');
  const [unpaid, unstudied] = [people.filter(({ paid }) => !paid), people.filter(({ studied }) => !studied)];
  if (unpaid.length > 0) throw await naming(tx, planning, 'fee_due', unpaid);
  if (unstudied.length > 0) throw await naming(tx, planning, 'study_open', unstudied);
  return people;
};

interface Subject {
  readonly id: string;
  readonly papers: readonly string[];
}

const originsOf = ({ unit_name, employer }: Examinee) => [unit_name ?? '', employer];

/** The desks of those who sit in some sittings. */
const seatedIn = ({ people }: ExamFacts, sittings: readonly ArrangedSitting[]) => {
  const ids = new Set(sittings.map(({ sitting_id }) => sitting_id));
  return people.flatMap((person) =>
    person.seats
      .filter(({ sitting_id }) => ids.has(sitting_id))
      .map(({ sitting_id, desk }) => ({
        enrolment_id: person.enrolment_id,
        sitting_id,
        desk,
        origins: originsOf(person),
      })),
  );
};

/** Chooses seats in a subject: in sittings that have not begun if they have enough, else in all that are not over. */
const chooseIn = (
  { now, ...saying }: Planning,
  facts: ExamFacts,
  { id, papers }: Subject,
  people: readonly Examinee[],
  { apart, seed, accessible }: StandingRules,
): ChosenSeats => {
  const all = facts.sittings.filter(({ subject }) => subject === id);
  const since = (field: 'starts_at' | 'ends_at') =>
    all.filter((sitting) => Date.parse(sitting[field]) > now.getTime());
  const [ahead, open] = [since('starts_at'), since('ends_at')];
  const last = all.at(-1);
  if (open.length === 0 && last) throw overSitting(saying, last);
  const wanting = people.map((person) => ({
    enrolment_id: person.enrolment_id,
    origins: originsOf(person),
    accessible: accessible.includes(person.enrolment_id),
  }));
  const among = (sittings: readonly ArrangedSitting[]) =>
    chooseSeats({ sittings, there: seatedIn(facts, sittings), people: wanting, apart, seed, papers });
  const early = among(ahead);
  const chosen = early.unseated.length === 0 ? early : among(open);
  if (chosen.unseated.length === 0) return chosen;
  throw barred('no_free_seat', { names: subjectName(saying, id), needs: chosen.unseated.length });
};

const ticketOf = ({ ticket_id, enrolment_id }: Examinee): IssuedTicket =>
  ticket_id === null
    ? { ticket_id: newId(), enrolment_id, from: 'none' }
    : { ticket_id, enrolment_id, from: 'superseded' };

/**
 * Plans seats for candidates who have none, in each subject that they sit, by the rules of the current arrangement. The
 * class must be locked.
 * @throws a Refusal: not_found, state_changed if one of them has a seat by now, move_barred
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
  const chosen = subjectsOf(services.exam, facts.level).map(({ id, papers }) => {
    const sat = people.filter(({ kept_subjects }) => !kept_subjects.includes(id));
    const none: ChosenSeats = { seated: [], unseated: [], inaccessible: [], beside: [] };
    return {
      subject: id,
      ...(sat.length > 0 ? chooseIn(planning, facts, { id, papers }, sat, rules) : none),
    };
  });
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
