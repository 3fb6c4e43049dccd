import type { OutputOf } from '@skillcert/api-client/contract';
import { movesOnDay } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { columnText } from '../../../../platform/store/array-text.js';
import type { Database } from '../../../../platform/store/database.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import { lockArrangeable } from '../arrangement/lock-arrangeable.js';
import { evaluateMove } from './evaluate-move.js';
import type { PlannedMove } from './planned-move.js';
import { readNames } from './read-names.js';

type Preview = OutputOf<'ticket/previewDayMove'>;

/** Where `desk` of `exam_room r` stands. */
const place = (room: string, desk: string) => sql`json_build_object('room_name', ${sql.ref(`${room}.name`)},
  'row', (${sql.ref(desk)} - 1) / ${sql.ref(`${room}.columns`)} + 1, 'column', (${sql.ref(desk)} - 1) % ${sql.ref(`${room}.columns`)} + 1)`;

/** The planned seats by name and place, in the order of the numbers of their candidates. */
const readSeats = async (
  tx: Transaction<Database>,
  class_id: number,
  { seats, issued, moved, added }: PlannedMove,
): Promise<Preview['seats']> => {
  const placed = [
    ...moved.flatMap(({ room_id, sitting_ids }) =>
      sitting_ids.map((sitting_id) => ({ sitting_id, room_id, starts_at: null })),
    ),
    ...added,
  ];
  const { rows } = await sql<Preview['seats'][number]>`
    select e.name, t.ticket_no, n.subject, ${utcMoment('b.starts_at')} as starts_at,
      case when s.desk is not null then ${place('f', 's.desk')} end as "from", ${place('r', 'n.desk')} as "to"
    from unnest(${columnText(seats, 'ticket_id')}::bigint[], ${columnText(seats, 'subject')}::text[],
      ${columnText(seats, 'sitting_id')}::bigint[], ${columnText(seats, 'desk')}::int4[]) as n (ticket_id, subject, sitting_id, desk)
    left join exam_ticket t on t.class_id = ${class_id} and t.ticket_id = n.ticket_id
    left join unnest(${columnText(issued, 'ticket_id')}::bigint[], ${columnText(issued, 'enrolment_id')}::bigint[])
      as w (ticket_id, enrolment_id) on w.ticket_id = n.ticket_id
    join enrolment e on e.class_id = ${class_id} and e.enrolment_id = coalesce(t.enrolment_id, w.enrolment_id)
    left join exam_sitting i on i.class_id = ${class_id} and i.sitting_id = n.sitting_id
    left join unnest(${columnText(placed, 'sitting_id')}::bigint[], ${columnText(placed, 'room_id')}::bigint[],
      ${columnText(placed, 'starts_at')}::timestamptz[]) as p (sitting_id, room_id, starts_at) on p.sitting_id = n.sitting_id
    cross join lateral (select coalesce(i.starts_at, p.starts_at) as starts_at) as b
    join exam_room r on r.class_id = ${class_id} and r.room_id = coalesce(p.room_id, i.room_id)
    left join exam_seat s on s.class_id = ${class_id} and s.ticket_id = n.ticket_id and s.subject = n.subject
    left join exam_sitting fi on fi.class_id = s.class_id and fi.sitting_id = s.sitting_id
    left join exam_room f on f.class_id = fi.class_id and f.room_id = fi.room_id
    order by b.starts_at, e.enrol_no`.execute(tx);
  return rows;
};

/** The sittings that a move adds, and those that it removes since nobody is left in them, nor a mark. */
const readSittings = async (
  tx: Transaction<Database>,
  class_id: number,
  { seats, added, emptied }: PlannedMove,
): Promise<Pick<Preview, 'added' | 'removed'>> => {
  const { rows } = await sql<Pick<Preview, 'added' | 'removed'>>`
    select (select coalesce(json_agg(json_build_object('subject', a.subject, 'starts_at', ${utcMoment('a.starts_at')},
        'room_name', r.name) order by a.starts_at, r.name), '[]')
        from unnest(${columnText(added, 'subject')}::text[], ${columnText(added, 'starts_at')}::timestamptz[],
          ${columnText(added, 'room_id')}::bigint[]) as a (subject, starts_at, room_id)
        join exam_room r on r.class_id = ${class_id} and r.room_id = a.room_id) as added,
      (select coalesce(json_agg(json_build_object('subject', i.subject, 'starts_at', ${utcMoment('i.starts_at')},
        'room_name', r.name, 'invigilators', to_json(array(
          select a.name from sitting_invigilator v join account a on a.user_id = v.user_id
          where v.class_id = i.class_id and v.sitting_id = i.sitting_id order by a.name) || i.names))
        order by i.starts_at, r.name), '[]')
        from exam_sitting i join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id
        where i.class_id = ${class_id} and i.sitting_id = any(${[...emptied]}::bigint[])
          and not exists (select from sitting_mark m where m.class_id = i.class_id and m.sitting_id = i.sitting_id
            and not exists (select from exam_ticket t where t.class_id = m.class_id and t.enrolment_id = m.enrolment_id
              and t.ticket_id = any(${columnText(seats, 'ticket_id')}::bigint[])))) as removed`.execute(tx);
  return rows[0] ?? { added: [], removed: [] };
};

export const previewDayMove = handle('ticket/previewDayMove', ({ input, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, move, waits_id } = input;
    // The plan is made as the move itself makes it. Those who would move are not locked: the door goes on.
    await lockArrangeable(tx, class_id, movesOnDay);
    const evaluating = { services, request, now: services.now() };
    const { planned, waits } = await evaluateMove(tx, evaluating, { class_id, move, waits_id });
    return {
      waits,
      seats: await readSeats(tx, class_id, planned),
      inaccessible: await readNames(tx, class_id, planned.inaccessible),
      beside: await readNames(tx, class_id, planned.beside),
      ...(await readSittings(tx, class_id, planned)),
    };
  }),
);
