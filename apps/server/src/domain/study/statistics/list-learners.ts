import type { LearnerRow } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { matchesSearch, type Searcher } from '../../foundation/search/matches-search.js';
import { isReady, unitFile } from '../../foundation/standing/unit-file.js';
import { learnersSeen } from '../studies-online.js';

type Filters = Omit<Call<'study/fetchLearners'>['input'], 'study_unit_id'> & {
  readonly study_unit_id?: number | undefined;
};

const columns = sql`e.enrolment_id, e.enrol_no, e.name, o.com_name as unit_name, coalesce(p.seconds, 0) / 60 as minutes,
  ${utcMoment('p.last_at')} as last_at, ${utcMoment('p.done_at')} as done_at`;

/** The units with content in the published courses of a class, as `study_unit u`. */
const offered = (class_id: number) => sql`study_unit u
  join study_course c on c.class_id = u.class_id and c.course_id = u.course_id and c.status = 'published' ${unitFile}
  where u.class_id = ${class_id} and ${isReady}`;

/** The progress of `enrolment e` in one unit, or in all of its units, as `p`. */
const progressIn = ({ class_id, study_unit_id }: Filters): RawBuilder<unknown> =>
  study_unit_id === undefined
    ? sql`left join (
        select p.class_id, p.enrolment_id, sum(p.seconds)::int4 as seconds, max(p.last_at) as last_at,
          case when count(p.done_at) = (select count(*) from ${offered(class_id)}) then max(p.done_at) end as done_at
        from study_progress p
        where p.class_id = ${class_id} and p.study_unit_id in (select u.study_unit_id from ${offered(class_id)})
        group by p.class_id, p.enrolment_id
      ) p on p.class_id = e.class_id and p.enrolment_id = e.enrolment_id`
    : sql`left join study_progress p on p.class_id = e.class_id and p.study_unit_id = ${study_unit_id}
        and p.enrolment_id = e.enrolment_id`;

const shown = {
  none: sql`p.last_at is null`,
  begun: sql`p.last_at is not null and p.done_at is null`,
  done: sql`p.done_at is not null`,
};

const orders = {
  enrol_no: sql`e.enrol_no`,
  minutes: sql`coalesce(p.seconds, 0)`,
  last_at: sql`p.last_at`,
};

/**
 * One page of a class's learners whom the session sees, with their progress, and the total.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listLearners = async (
  db: Kysely<Database>,
  caller: StaffSession,
  filters: Filters,
  searcher: Searcher,
): Promise<{ items: LearnerRow[]; total: number }> => {
  const { class_id, search, show } = filters;
  const people = sql`enrolment e ${progressIn(filters)}`;
  const where = sql.join(
    [
      sql`e.class_id = ${class_id}`,
      learnersSeen(caller),
      ...(show ? [sql`(${shown[show]})`] : []),
      ...(search ? [matchesSearch(search, searcher)] : []),
    ],
    sql` and `,
  );
  const direction = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const { items, count } = await readPage(db, filters, {
    rows: sql<LearnerRow>`
      select ${columns} from ${people} left join unit o on o.unit_id = e.unit_id where ${where}
      order by ${orders[filters.sort]} ${direction} nulls last, e.enrol_no ${pageOf(filters)}`,
    count: sql<{ total: number }>`
      select (select count(*) from ${people} where ${where})::int4 as total from class t where t.class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, total: count.total };
};
