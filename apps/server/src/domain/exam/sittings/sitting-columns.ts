import { sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { roomSeats } from '../rooms/room-columns.js';

/** The columns of `exam_sitting s` in `exam_room r`, for a list and for a single sitting. */
export const sittingColumns = sql`s.class_id, s.sitting_id, s.subject, ${utcMoment('s.starts_at')} as starts_at,
  ${utcMoment('s.ends_at')} as ends_at, s.room_id, r.name as room_name, r.address, r.floor, ${roomSeats} as seats,
  (select coalesce(json_agg(json_build_object('user_id', p.user_id, 'name', p.name) order by p.place, p.name, p.user_id), '[]') from (
      select a.user_id, a.name, 0 as place from sitting_invigilator i join account a on a.user_id = i.user_id
      where i.class_id = s.class_id and i.sitting_id = s.sitting_id
      union all select null, n.name, n.place from unnest(s.names) with ordinality as n (name, place)) as p) as invigilators,
  ${utcMoment('s.updated_at')} as updated_at`;

/** Sittings `s` joined with their rooms `r`. */
export const sittingsInRooms = sql`exam_sitting s join exam_room r on r.class_id = s.class_id and r.room_id = s.room_id`;
