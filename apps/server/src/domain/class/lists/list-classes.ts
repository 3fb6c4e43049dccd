import type { ClassRecord } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import { classScope } from '../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../platform/store/database.js';
import { isOneOf, pageOf, readPage } from '../../../platform/store/read-page.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { searchGrams } from '../../foundation/search/name-grams.js';
import { pageRecordColumns, reviewsOf } from '../class-record-columns.js';
import { dayStart } from './day-start.js';
import { deskWork, isDeskKind } from './desk-work.js';
import { areOverdue, dueClasses } from './due-classes.js';
import type { ListClock } from './list-clock.js';
import { endingSoon, underReview, waitingEnrolments } from './waiting-work.js';
import { workInClasses } from './work-in-classes.js';

/** The filters and the order of the class list. */
export type ClassFilters = Omit<Call<'class/exportClassLists'>['input'], 'purpose' | 'format' | 'ids'>;

type Filters = Call<'class/fetchClassLists'>['input'];

type Condition = RawBuilder<unknown>;

/** The condition of a filter, if the filter is set. */
const where = <Value>(
  value: Value | undefined,
  condition: (value: Value) => Condition,
): readonly Condition[] => (value === undefined ? [] : [condition(value)]);

const found = (search: string): Condition => {
  const pattern = literalLike(search);
  // The index holds the grams; the patterns check that they stand together.
  return sql`c.search_grams @> ${searchGrams(search)}::text[]
    and (c.class_name ilike ${pattern} or c.code ilike ${pattern} or c.city ilike ${pattern})`;
};

const waits = (caller: StaffSession, kind: NonNullable<Filters['waiting']>, clock: ListClock): Condition => {
  if (kind === 'ending_soon') return endingSoon(clock.now);
  if (kind === 'overdue' || kind === 'due_soon') return dueClasses(caller, kind, clock);
  if (!isDeskKind(kind))
    return sql`${underReview(caller)} and (${waitingEnrolments(caller, kind, 1)}) is not null`;
  const rows = deskWork(caller, kind);
  return rows ? sql`c.class_id in (${rows})` : sql`false`;
};

/** The rows of `class c` that the session may see and that meet the filters. */
export const matchingClasses = (
  caller: StaffSession,
  filters: ClassFilters,
  clock: ListClock,
): RawBuilder<unknown> => {
  const { time_zone } = clock;
  return sql.join(
    [
      classScope(caller),
      ...where(filters.status?.length ? filters.status : undefined, (status) => isOneOf('c.status', status)),
      ...where(filters.level, (level) => sql`c.level = ${level}`),
      ...where(filters.class_type, (type) => sql`c.class_type = ${type}::int4`),
      ...where(filters.unit_id, (unit_id) => sql`c.unit_id = ${unit_id}::bigint`),
      ...where(filters.enroll_end_from, (from) => sql`c.enroll_end >= ${dayStart(time_zone, from)}`),
      ...where(filters.enroll_end_to, (to) => sql`c.enroll_end < ${dayStart(time_zone, to, 1)}`),
      ...where(filters.exam_from, (from) => sql`c.exam_at >= ${dayStart(time_zone, from)}`),
      ...where(filters.exam_to, (to) => sql`c.exam_at < ${dayStart(time_zone, to, 1)}`),
      ...where(filters.waiting, (kind) => waits(caller, kind, clock)),
      ...where(filters.search || undefined, found),
    ],
    sql` and `,
  );
};

/** The requested order of `class c`. */
export const classOrder = ({ sort, order }: ClassFilters): RawBuilder<unknown> => {
  const direction = sql.raw(order === 'asc' ? 'asc' : 'desc');
  return sql`${sql.ref(`c.${sort}`)} ${direction}, c.class_id ${direction}`;
};

/** One page of the classes in the session's scope, and their total. */
export const listClasses = async (
  db: Kysely<Database>,
  caller: StaffSession,
  filters: Filters,
  clock: ListClock,
): Promise<{ items: ClassRecord[]; total: number }> => {
  const matching = matchingClasses(caller, filters, clock);
  const { items, count } = await readPage(db, filters, {
    // The page is found first. The waiting work of its classes is then counted in one pass.
    rows: sql<ClassRecord>`
      with page as (
        select c.* from class c where ${matching} order by ${classOrder(filters)} ${pageOf(filters)}
      ), reviews as (${reviewsOf(caller, sql`select class_id from page`)}),
      work as (${workInClasses(caller)})
      select ${pageRecordColumns}, coalesce(${areOverdue(clock)}, false) as overdue, work.waits
      from page c left join reviews v on v.class_id = c.class_id
        left join work on work.class_id = c.class_id
      order by ${classOrder(filters)}`,
    count: sql<{ total: number }>`select count(*)::int4 as total from class c where ${matching}`,
  });
  return { items, total: count?.total ?? 0 };
};
