import type { DayMove } from '@skillcert/api-client/contract';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { firstNames } from '../../../../platform/http/errors/first-names.js';
import { columnText } from '../../../../platform/store/array-text.js';
import type { Database } from '../../../../platform/store/database.js';
import { barred } from './planned-move.js';

interface Asked {
  readonly class_id: number;
  readonly move: DayMove;
  /** The waiting move that is tried itself. */
  readonly waits_id?: number | undefined;
  readonly language: string;
}

/** The people of a move, each with the sitting that they would leave. */
const leaving = ({
  ticket_id,
  sitting_id,
  to_sitting_id = sitting_id,
  other_id,
}: Extract<DayMove, { kind: 'person' }>) => [
  { ticket_id, sitting_id },
  ...(other_id === undefined ? [] : [{ ticket_id: other_id, sitting_id: to_sitting_id }]),
];

/** The names of those whom a move concerns and a waiting move `m` as well. */
const concerned = (
  { class_id, move }: Pick<Asked, 'class_id' | 'move'>,
  waiting: RawBuilder<unknown>,
): RawBuilder<{ name: string }> => {
  switch (move.kind) {
    case 'person': {
      const people = leaving(move);
      return sql`
        select e.name from unnest(${columnText(people, 'ticket_id')}::bigint[], ${columnText(people, 'sitting_id')}::bigint[])
          as n (ticket_id, sitting_id)
        join exam_ticket t on t.class_id = ${class_id} and t.ticket_id = n.ticket_id
        join enrolment e on e.class_id = t.class_id and e.enrolment_id = t.enrolment_id
        where exists (${waiting} and m.move->>'kind' = 'person' and (n.ticket_id, n.sitting_id) in (
          ((m.move->>'ticket_id')::bigint, (m.move->>'sitting_id')::bigint),
          ((m.move->>'other_id')::bigint, coalesce(m.move->>'to_sitting_id', m.move->>'sitting_id')::bigint)))
        order by e.enrol_no`;
    }
    case 'room': {
      const named = move.sitting_ids ? JSON.stringify(move.sitting_ids) : null;
      return sql`
        select r.name from exam_room r where r.class_id = ${class_id} and r.room_id = ${move.room_id}
          and exists (${waiting} and m.move->>'kind' = 'room' and (m.move->>'room_id')::bigint = r.room_id
            and (${named}::jsonb is null or m.move->'sitting_ids' is null or exists (
              select from jsonb_array_elements(${named}::jsonb) as each (id) where m.move->'sitting_ids' @> each.id)))`;
    }
    case 'seat':
      return sql`
        select e.name from enrolment e
        where e.class_id = ${class_id} and e.enrolment_id = any(${[...move.enrolment_ids]}::bigint[])
          and exists (${waiting} and m.move->'enrolment_ids' @> to_jsonb(e.enrolment_id))
        order by e.enrol_no`;
    default:
      return move satisfies never;
  }
};

/**
 * Refuses a move of somebody, or of a room, for whom one waits for a second person: carried out both, the later one
 * would undo the other. The class must be locked, so that of two requests at once the second finds the first.
 * @throws a Refusal `move_barred`: move_waits
 */
export const refuseWaiting = async (
  tx: Transaction<Database>,
  { waits_id = 0, language, ...asked }: Asked,
): Promise<void> => {
  const waiting = sql`select from day_move m where m.class_id = ${asked.class_id} and m.move_id <> ${waits_id}`;
  const { rows } = await concerned(asked, waiting).execute(tx);
  if (rows.length === 0) return;
  const names = firstNames(
    rows.map(({ name }) => name),
    rows.length,
    language,
  );
  throw barred('move_waits', { concerns: asked.move.kind, names });
};
