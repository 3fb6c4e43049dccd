import type { LearnedUnit, StudyUnitRow } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import type { StudyReader } from '../studies-online.js';
import { type ReadTerms, termColumns } from '../study-terms.js';
import { countedUnits, studyUnitColumns, unitsInCourses } from './study-unit-columns.js';

type Listed = Call<'study/fetchStudyUnitLists'>['input'];
type Statistics = Call<'study/fetchStudyUnitStats'>['input'];
type Filters = Omit<Listed, 'sort'> & { readonly sort: Listed['sort'] | Statistics['sort'] };

const filtered = ({ class_id, course_id, kind, search }: Filters) => {
  const like = search ? literalLike(search) : undefined;
  return sql.join(
    [
      sql`u.class_id = ${class_id}`,
      ...(course_id === undefined ? [] : [sql`u.course_id = ${course_id}`]),
      ...(kind ? [sql`u.kind = ${kind}`] : []),
      ...(like ? [sql`(u.title ilike ${like} or c.title ilike ${like})`] : []),
    ],
    sql` and `,
  );
};

/** Sorted by the counts of a unit, and by its facts. */
const counts = { begun: sql`w.begun`, done: sql`w.done`, minutes_mean: sql`w.minutes_mean` };
const facts = {
  title: sql`u.title`,
  required_minutes: sql`u.required_minutes`,
  updated_at: sql`u.updated_at`,
};

const orderOf = ({ sort, order }: Pick<Filters, 'sort' | 'order'>): RawBuilder<unknown> => {
  const direction = sql.raw(order === 'asc' ? 'asc' : 'desc');
  return sort === 'position'
    ? sql`u.course_position ${direction}, u.position ${direction}, u.study_unit_id`
    : sql`${{ ...counts, ...facts }[sort]} ${direction}, u.course_position, u.position, u.study_unit_id`;
};

/** The values that a list of units returns beside its rows. */
type Counted = ReadTerms & { readonly total: number };

/**
 * One page of the units of a class or a course, their total, and the columns that decide about them. Only the rows
 * of the page are counted, unless it is sorted by a count.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listStudyUnits = async (
  db: Kysely<Database>,
  caller: StudyReader,
  filters: Filters,
): Promise<{ items: LearnedUnit[]; count: Counted }> => {
  const { class_id } = filters;
  const where = filtered(filters);
  const units = unitsInCourses(where);
  const order = orderOf(filters);
  const isCounted = filters.sort in counts;
  const page = sql`order by ${order} ${pageOf(filters)}`;
  const found = isCounted ? units : sql`(select u.* from ${units} u ${page})`;
  const { items, count } = await readPage(db, filters, {
    rows: sql<LearnedUnit>`
      select ${studyUnitColumns(class_id, caller)} from ${countedUnits(found, caller)}
      ${isCounted ? page : sql`order by ${order}`}`,
    count: sql<Counted>`
      select (select count(*) from ${units} u)::int4 as total, ${termColumns} from class t where t.class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { items, count };
};

/** All units of a course, in their order. */
export const readUnitsOf = async (
  db: Kysely<Database>,
  caller: StudyReader,
  { class_id, course_id }: { readonly class_id: number; readonly course_id: number },
): Promise<StudyUnitRow[]> => {
  const units = unitsInCourses(sql`u.class_id = ${class_id} and u.course_id = ${course_id}`);
  const { rows } = await sql<StudyUnitRow>`
    select ${studyUnitColumns(class_id, caller)} from ${countedUnits(units, caller)}
    order by u.position, u.study_unit_id`.execute(db);
  return rows;
};
