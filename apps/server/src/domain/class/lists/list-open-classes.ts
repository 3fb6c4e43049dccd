import type { OpenClass, OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import type { Database } from '../../../platform/store/database.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { openSeats } from '../../foundation/standing/open-seats.js';
import { dayStart } from './day-start.js';
import type { ListClock } from './list-clock.js';
import { hasWord, type MeantWord, meantWords } from './open-class-words.js';

/** The current moment, the time zone that decides on which day an exam is, and the levels that a search may name. */
type Clock = Pick<ListClock, 'now' | 'time_zone' | 'levels'>;

type Filters = Call<'class/fetchOpenClasses'>['input'];

/** The rows of `class c` that take enrolments at this moment. */
export const openAt = (now: Date) =>
  sql`c.status = 'enrolling' and c.enroll_start <= ${now}::timestamptz and c.enroll_end > ${now}::timestamptz`;

const filtered = (filters: Filters, words: readonly MeantWord[], { time_zone }: Clock) => {
  const { class_id, level, city, of_unit, fee_max, has_seats, exam_from, exam_to } = filters;
  return sql.join(
    [
      sql`true`,
      ...(class_id ? [sql`c.class_id = ${class_id}`] : []),
      ...(level ? [sql`c.level = ${level}`] : []),
      ...(city ? [sql`c.city = ${city}`] : []),
      ...(of_unit ? [sql`c.unit_id = ${of_unit}`] : []),
      ...(exam_from ? [sql`c.exam_at >= ${dayStart(time_zone, exam_from)}`] : []),
      ...(exam_to ? [sql`c.exam_at < ${dayStart(time_zone, exam_to, 1)}`] : []),
      ...(fee_max === undefined ? [] : [sql`c.fee_cents <= ${fee_max}`]),
      ...(has_seats ? [sql`${openSeats} > 0`] : []),
      ...words.map(hasWord),
    ],
    sql` and `,
  );
};

/** The unit of a joint class whose link was followed, with the places it has left. */
const linkedUnit = ({ class_id, unit_id }: Filters) =>
  class_id && unit_id
    ? sql`(
        select json_build_object('unit_id', u.unit_id, 'com_name', u.com_name, 'seats_left', cu.quota - cu.taken)
        from class_unit cu join unit u on u.unit_id = cu.unit_id
        where cu.class_id = ${class_id} and cu.unit_id = ${unit_id})`
    : sql`null::json`;

const source = sql`class c left join unit u on u.unit_id = c.unit_id`;

type Offered = Pick<OutputOf<'class/fetchOpenClasses'>, 'total' | 'cities' | 'fees' | 'units' | 'unit'>;

const nothing: Offered = { total: 0, cities: [], fees: [], units: [], unit: null };

/**
 * One page of the classes that take enrolments now, how many match, and the cities, units and fees of all open classes.
 * It includes the unit that a link names, if its class is open and the unit takes part.
 */
export const listOpenClasses = async (
  db: Kysely<Database>,
  clock: Clock,
  filters: Filters,
): Promise<OutputOf<'class/fetchOpenClasses'>> => {
  const { now, levels } = clock;
  const { search = '' } = filters;
  const words = await meantWords(db, { search, isOpen: openAt(now), levels });
  const matching = filtered(filters, words, clock);
  const { items, count } = await readPage(db, filters, {
    rows: sql<OpenClass>`
      select c.class_id, c.class_name, c.code, c.level, c.city, c.venue, c.enroll_types, c.study_types,
        ${utcMoment('c.enroll_end')} as enroll_end, ${utcMoment('c.exam_at')} as exam_at, c.capacity, c.taken,
        ${filters.unit_id ? sql`c.capacity - c.taken` : openSeats} as seats_left, c.waiting_list, c.waiting, c.fee_cents,
        (select g.organization_fee_cents from gathering g where g.class_id = c.class_id) as organization_fee_cents,
        c.currency, u.com_name, c.status, c.contacts
      from ${source}
      where ${openAt(now)} and ${matching}
      order by c.enroll_end, c.class_id ${pageOf(filters)}`,
    count: sql<Offered>`
      select o.total, o.cities, o.fees, ${linkedUnit(filters)} as unit,
        (select coalesce(json_agg(json_build_object('unit_id', u.unit_id, 'com_name', u.com_name)
            order by u.com_name, u.unit_id), '[]')
          from unit u where u.unit_id = any(o.unit_ids)) as units
      from (
        select count(*) filter (where ${matching})::int4 as total,
          coalesce(array_agg(distinct c.city), '{}') as cities,
          coalesce(array_agg(distinct c.fee_cents) filter (where c.fee_cents is not null), '{}') as fees,
          array_agg(distinct c.unit_id) filter (where c.unit_id is not null) as unit_ids
        from ${source}
        where ${openAt(now)}) as o`,
  });
  const { unit, ...offered } = count ?? nothing;
  return { items, ...offered, unit: offered.total > 0 ? unit : null };
};
