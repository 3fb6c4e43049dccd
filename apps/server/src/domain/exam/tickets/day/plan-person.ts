import type { DayMove } from '@skillcert/api-client/contract';
import { deskPlace, paperAt, subjectsOf } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { firstNames } from '../../../../platform/http/errors/first-names.js';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { deskName } from '../../desk-name.js';
import { readExam } from '../arrangement/read-exam.js';
import { readMove } from '../arrangement/read-move.js';
import { type Unmet, unmetAt } from '../seating/unmet-at.js';
import { originsOf } from './choose-open-seats.js';
import type { Planning } from './choose-subjects.js';
import { barred, nothingElse, type PlannedMove } from './planned-move.js';
import { readRules } from './read-rules.js';

type PersonMove = Extract<DayMove, { kind: 'person' }>;

/** @throws a Refusal if the ticket of somebody who moves is void: they have no seat any more */
const refuseVoid = async (
  tx: Transaction<Database>,
  { class_id, language }: Planning,
  { ticket_id, other_id = ticket_id }: PersonMove,
): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select e.name from exam_ticket t
    join enrolment e on e.class_id = t.class_id and e.enrolment_id = t.enrolment_id
    where t.class_id = ${class_id} and t.ticket_id in (${ticket_id}, ${other_id}) and t.status = 'void'
    order by e.enrol_no`.execute(tx);
  const names = rows.map(({ name }) => name);
  if (names.length > 0) throw barred('ticket_void', { names: firstNames(names, names.length, language) });
};

/** @throws a Refusal if somebody who was not named sits there, or the sittings begin at different times */
const refuseOther = async (
  tx: Transaction<Database>,
  { class_id, language }: Planning,
  { sitting_id, to_sitting_id = sitting_id, ticket_id, desk, other_id }: PersonMove,
): Promise<void> => {
  const { rows } = await sql<{ sitter: string | null; times: number }>`
    select (select e.name from exam_seat s
        join exam_ticket t on t.class_id = s.class_id and t.ticket_id = s.ticket_id
        join enrolment e on e.class_id = t.class_id and e.enrolment_id = t.enrolment_id
        where s.class_id = ${class_id} and s.sitting_id = ${to_sitting_id} and s.desk = ${desk}
          and s.ticket_id not in (${ticket_id}, ${other_id ?? ticket_id})) as sitter,
      (select count(distinct starts_at)::int4 from exam_sitting
        where class_id = ${class_id} and sitting_id in (${sitting_id}, ${to_sitting_id})) as times`.execute(
    tx,
  );
  const [found] = rows;
  if (found && found.sitter !== null)
    throw barred('seat_taken', {
      names: found.sitter,
      desk: await deskName(tx, language, { class_id, sitting_id: to_sitting_id, desk }),
    });
  if (found && found.times > 1) throw refuseFields({ 'move.to_sitting_id': 'not_offered' });
};

interface Moved {
  readonly ticket_id: number;
  readonly sitting_id: number;
  readonly desk: number;
}

/** The wishes of those who move that are not met at their new desks, among all who sit there. */
const readUnmet = async (
  tx: Transaction<Database>,
  class_id: number,
  moved: readonly Moved[],
  sitting_ids: readonly number[],
): Promise<Unmet> => {
  const [facts, rules] = [await readExam(tx, class_id), await readRules(tx, class_id)];
  const to = new Map(moved.map((seat) => [seat.ticket_id, seat]));
  const seated = facts.people.flatMap(({ enrolment_id, ticket_id, seats }) => {
    const seat = to.get(ticket_id ?? 0) ?? seats.find(({ sitting_id }) => sitting_ids.includes(sitting_id));
    return seat ? [{ enrolment_id, sitting_id: seat.sitting_id, desk: seat.desk }] : [];
  });
  const unmet = unmetAt({
    sittings: facts.sittings.filter(({ sitting_id }) => sitting_ids.includes(sitting_id)),
    people: facts.people.map((person) => ({
      enrolment_id: person.enrolment_id,
      origins: originsOf(person),
      accessible: rules.accessible.includes(person.enrolment_id),
    })),
    seated,
    apart: rules.apart,
  });
  const own = new Set(
    facts.people.flatMap(({ ticket_id, enrolment_id }) => (to.has(ticket_id ?? 0) ? [enrolment_id] : [])),
  );
  return {
    inaccessible: unmet.inaccessible.filter((each) => own.has(each)),
    beside: unmet.beside.filter((each) => own.has(each)),
  };
};

/**
 * Plans the move of a person to another desk, maybe in another room at the same time. The class must be locked.
 * @throws a Refusal as `readMove` does, and move_barred if a ticket is void or somebody else sits there
 */
export const planPerson = async (
  tx: Transaction<Database>,
  planning: Planning,
  asked: PersonMove,
): Promise<PlannedMove> => {
  const { kind: _, ...move } = asked;
  const { class_id, services } = planning;
  await refuseVoid(tx, planning, asked);
  await refuseOther(tx, planning, asked);
  const { level, subject, moved } = await readMove(tx, { class_id, ...move });
  const papers = subjectsOf(services.exam, level).find(({ id }) => id === subject)?.papers ?? [];
  const sittings = [move.sitting_id, move.to_sitting_id ?? move.sitting_id];
  return {
    ...nothingElse,
    ...(await readUnmet(tx, class_id, moved, sittings)),
    seats: moved.map(({ ticket_id, sitting_id, desk, columns }) => ({
      ticket_id,
      subject,
      // The person who is moved leaves the first sitting; the person who changes places with them leaves the second.
      from_sitting_id: (ticket_id === move.ticket_id ? sittings[0] : sittings[1]) ?? sitting_id,
      sitting_id,
      desk,
      paper: paperAt(papers, deskPlace(columns, desk)),
    })),
  };
};
