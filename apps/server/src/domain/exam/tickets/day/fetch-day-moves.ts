import type { WaitingMove } from '@skillcert/api-client/contract';
import { classLifecycle, movesOnDay } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';

const states = Object.keys(classLifecycle.states) as (keyof typeof classLifecycle.states)[];
const taking = states.filter(movesOnDay);

/** A room, and where `desk` stands in it; null without a room. */
const place = (
  room: string,
  desk: string,
  name: RawBuilder<unknown> = sql`${sql.ref(`${room}.name`)}`,
) => sql`case when ${sql.ref(`${room}.room_id`)} is not null then json_build_object('room_name', ${name},
  'row', (${sql.raw(desk)} - 1) / ${sql.ref(`${room}.columns`)} + 1, 'column', (${sql.raw(desk)} - 1) % ${sql.ref(`${room}.columns`)} + 1) end`;

const nameOf = (field: string) => sql`(select e.name from exam_ticket t
  join enrolment e on e.class_id = t.class_id and e.enrolment_id = t.enrolment_id
  where t.class_id = m.class_id and t.ticket_id = (m.move->>${sql.lit(field)})::bigint)`;

/** The name of the new room, with those of the rooms that the others spread over. */
const rooms = sql<string>`concat_ws(' + ', o.name, (select string_agg(x.name, ' + ' order by a.place)
  from jsonb_array_elements_text(coalesce(m.move->'more_room_ids', '[]')) with ordinality as a (room_id, place)
  join exam_room x on x.class_id = m.class_id and x.room_id = a.room_id::bigint))`;

/** The first of the candidates who get a seat. */
const firstSeated = sql`(select e.name from enrolment e
  where e.class_id = m.class_id and m.move->'enrolment_ids' @> to_jsonb(e.enrolment_id) order by e.enrol_no limit 1)`;

export const fetchDayMoves = handle(
  'ticket/fetchDayMoves',
  async ({ input: { class_id }, caller, services }) => {
    const { rows } = await sql<{ items: WaitingMove[] }>`
    select (select coalesce(json_agg(x order by x.asked_at, x.move_id), '[]') from (
      select m.move_id, m.move->>'kind' as kind, m.move, coalesce(${nameOf('ticket_id')}, ${firstSeated}) as name,
        greatest(jsonb_array_length(m.move->'enrolment_ids') - 1, 0) as more, ${nameOf('other_id')} as other_name,
        ${place('f', 's.desk')} as "from", ${place('o', "(m.move->>'desk')::int4", rooms)} as "to", m.reason, a.name as asked_by,
        ${utcMoment('m.asked_at')} as asked_at, m.asked_by = ${caller.user_id} as is_own
      from day_move m
      join account a on a.user_id = m.asked_by
      left join exam_sitting fi on fi.class_id = m.class_id and fi.sitting_id = (m.move->>'sitting_id')::bigint
      left join exam_sitting oi on oi.class_id = m.class_id
        and oi.sitting_id = coalesce(m.move->>'to_sitting_id', m.move->>'sitting_id')::bigint
      left join exam_room f on f.class_id = m.class_id and f.room_id = coalesce(fi.room_id, (m.move->>'room_id')::bigint)
      left join exam_room o on o.class_id = m.class_id and o.room_id = coalesce(oi.room_id, (m.move->>'to_room_id')::bigint)
      left join exam_seat s on s.class_id = m.class_id and s.sitting_id = fi.sitting_id
        and s.ticket_id = (m.move->>'ticket_id')::bigint
      where m.class_id = c.class_id and c.status = any(${taking}::text[])) as x) as items
    from class c where c.class_id = ${class_id}`.execute(services.store.db);
    const [found] = rows;
    if (!found) throw new Refusal('not_found');
    return found;
  },
);
