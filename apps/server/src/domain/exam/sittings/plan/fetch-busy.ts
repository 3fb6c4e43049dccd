import type { OutputOf } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { classScope } from '../../../../platform/http/guards/class-scope.js';
import { utcMoment } from '../../../../platform/store/sql/utc-moment.js';
import { mayInvigilate } from '../may-invigilate.js';

export const fetchBusy = handle('exam/fetchBusy', async ({ input, caller, services }) => {
  const { class_id, starts_at, ends_at, sitting_id = 0 } = input;
  const taken = sql`s.subject, ${utcMoment('s.starts_at')} as starts_at, ${utcMoment('s.ends_at')} as ends_at,
    case when s.class_id <> ${class_id} and ${classScope(caller)} then c.class_name end as class_name, s.class_id <> ${class_id} as elsewhere`;
  const meets = sql`join class c on c.class_id = s.class_id and c.status <> 'cancelled'
    where s.starts_at < ${ends_at}::timestamptz and s.ends_at > ${starts_at}::timestamptz
      and (s.class_id, s.sitting_id) <> (${class_id}::bigint, ${sitting_id}::bigint)`;
  const { rows } = await sql<OutputOf<'exam/fetchBusy'>>`
    select (select coalesce(json_agg(x order by x.starts_at, x.room_id), '[]') from (
      select own.room_id, ${taken} from exam_room own
      join exam_room r on r.address = own.address and r.name = own.name
      join exam_sitting s on s.class_id = r.class_id and s.room_id = r.room_id
      ${meets} and own.class_id = ${class_id}) as x) as rooms,
    (select coalesce(json_agg(x order by x.starts_at, x.user_id), '[]') from (
      select i.user_id, r.name as room_name, ${taken} from sitting_invigilator i
      join account a on a.user_id = i.user_id and ${mayInvigilate(class_id)}
      join exam_sitting s on s.class_id = i.class_id and s.sitting_id = i.sitting_id
      join exam_room r on r.class_id = s.class_id and r.room_id = s.room_id
      ${meets}) as x) as people,
    (select coalesce(json_agg(x order by x.starts_at, x.name), '[]') from (
      select n.name, r.name as room_name, ${taken} from exam_sitting s
      cross join lateral unnest(s.names) as n(name)
      join exam_room r on r.class_id = s.class_id and r.room_id = s.room_id
      ${meets} and s.class_id = ${class_id}) as x) as names
    from class where class_id = ${class_id}`.execute(services.store.db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
});
