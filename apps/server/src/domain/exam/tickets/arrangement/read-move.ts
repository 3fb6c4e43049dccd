import type { InputOf } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import { Refusal, refuseFields } from '../../../../platform/http/errors/refuse.js';
import { columnText } from '../../../../platform/store/array-text.js';
import type { Database } from '../../../../platform/store/database.js';

type Asked = InputOf<'ticket/moveSeat'>;

interface MoveSitting {
  readonly sitting_id: number;
  readonly level: string;
  readonly subject: string;
  readonly columns: number;
  readonly is_desk: boolean;
  readonly seats: readonly { readonly ticket_id: number; readonly desk: number }[];
}

/** The new place of a person who moves. */
interface MovedTo {
  readonly ticket_id: number;
  readonly sitting_id: number;
  readonly desk: number;
}

/** The outcome of a move: the new places, with the columns of their rooms. */
interface Move {
  readonly level: string;
  readonly subject: string;
  readonly moved: readonly (MovedTo & { readonly columns: number })[];
}

const readSittings = async (
  tx: Transaction<Database>,
  { class_id, sitting_id, to_sitting_id = sitting_id, ticket_id, desk }: Asked,
): Promise<MoveSitting[]> => {
  const { rows } = await sql<MoveSitting>`
    select i.sitting_id, c.level, i.subject, r."columns",
      ${desk} <= r."rows" * r."columns" and not (${desk}::int4 = any(r.blocked)) as is_desk,
      (select coalesce(json_agg(json_build_object('ticket_id', s.ticket_id, 'desk', s.desk)), '[]') from exam_seat s
        where s.class_id = i.class_id and s.sitting_id = i.sitting_id
          and (s.ticket_id = ${ticket_id} or s.desk = ${desk})) as seats
    from exam_sitting i
    join class c on c.class_id = i.class_id
    join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id
    where i.class_id = ${class_id} and i.sitting_id in (${sitting_id}, ${to_sitting_id})`.execute(tx);
  return rows;
};

/** @throws a Refusal if a person who goes to another sitting sits another subject at that time */
const refuseMeeting = async (
  tx: Transaction<Database>,
  class_id: number,
  moved: readonly MovedTo[],
): Promise<void> => {
  const { rows } = await sql<{ meets: boolean }>`
    select exists (
      select from unnest(${columnText(moved, 'ticket_id')}::bigint[], ${columnText(moved, 'sitting_id')}::bigint[])
        as n (ticket_id, sitting_id)
      join exam_sitting g on g.class_id = ${class_id} and g.sitting_id = n.sitting_id
      join exam_seat s on s.class_id = g.class_id and s.ticket_id = n.ticket_id and s.subject <> g.subject
      join exam_sitting i on i.class_id = s.class_id and i.sitting_id = s.sitting_id
      where i.starts_at < g.ends_at and g.starts_at < i.ends_at) as meets`.execute(tx);
  if (rows[0]?.meets) throw refuseFields({ to_sitting_id: 'busy' });
};

/**
 * Reads the outcome of a move, provided that the seats are as the caller saw them. The class must be locked.
 * @throws a Refusal: not_found; state_changed if somebody else sits there or the person is there already; invalid_input
 * if there is no such desk, the sitting is of another subject, or the person sits another subject at that time
 */
export const readMove = async (tx: Transaction<Database>, asked: Asked): Promise<Move> => {
  const { class_id, sitting_id, to_sitting_id = sitting_id, ticket_id, desk, other_id } = asked;
  const sittings = await readSittings(tx, asked);
  const from = sittings.find((each) => each.sitting_id === sitting_id);
  const to = sittings.find((each) => each.sitting_id === to_sitting_id);
  const own = from?.seats.find((seat) => seat.ticket_id === ticket_id);
  if (!from || !to || !own) throw new Refusal('not_found');
  if (to.subject !== from.subject) throw refuseFields({ to_sitting_id: 'not_offered' });
  if (!to.is_desk) throw refuseFields({ desk: 'not_offered' });
  const other = to.seats.find((seat) => seat.ticket_id !== ticket_id);
  const isThere = from === to && own.desk === desk;
  if (isThere || other?.ticket_id !== other_id) throw new Refusal('state_changed');
  const moved = [
    { ticket_id, sitting_id: to_sitting_id, desk, columns: to.columns },
    ...(other ? [{ ticket_id: other.ticket_id, sitting_id, desk: own.desk, columns: from.columns }] : []),
  ];
  if (from !== to) await refuseMeeting(tx, class_id, moved);
  return { level: from.level, subject: from.subject, moved };
};
