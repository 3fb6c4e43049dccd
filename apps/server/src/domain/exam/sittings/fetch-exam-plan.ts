import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { roomSeats } from '../rooms/room-columns.js';
import { mayInvigilate } from './may-invigilate.js';

const rooms = sql`(select coalesce(json_agg(x order by length(x.name), x.name), '[]') from (
    select r.room_id, r.name, r.address, r.floor, r."rows", r."columns", r.blocked, r.accessible, ${roomSeats} as seats,
      (select count(*)::int4 from exam_sitting s where s.class_id = r.class_id and s.room_id = r.room_id) as sittings,
      ${utcMoment('r.updated_at')} as updated_at
    from exam_room r where r.class_id = c.class_id) as x)`;

export const fetchExamPlan = handle('exam/fetchExamPlan', async ({ input: { class_id }, services }) => {
  const { rows } = await sql<OutputOf<'exam/fetchExamPlan'>>`
    select c.status, c.level, ${utcMoment('c.exam_at')} as exam_at, c.venue, ${rooms} as rooms,
      (select coalesce(json_agg(json_build_object('user_id', a.user_id, 'name', a.name) order by a.name, a.user_id), '[]')
        from account a where ${mayInvigilate(class_id)}) as invigilators
    from class c where c.class_id = ${class_id}`.execute(services.store.db);
  const [plan] = rows;
  if (!plan) throw new Refusal('not_found');
  return plan;
});
