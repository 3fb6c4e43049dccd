import type { OpenClass, OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Call } from '../../http/calls/handle.js';
import type { Database } from '../../store/database.js';
import { pageOf, readPage } from '../../store/read-page.js';
import { openSeats } from '../quotas/open-seats.js';
import { utcMoment } from '../utc-moment.js';
import { literalLike } from './literal-like.js';

type Filters = Call<'class/fetchOpenClasses'>['input'];

/** The rows of `class c` that take enrolments at this moment. */
export const openAt = (now: Date) =>
  sql`c.status = 'enrolling' and c.enroll_start <= ${now}::timestamptz and c.enroll_end > ${now}::timestamptz`;

const filtered = ({ class_id, search, level, city, fee_max, has_seats }: Filters) => {
  const pattern = search ? literalLike(search) : undefined;
  return sql.join(
    [
      sql`true`,
      ...(class_id ? [sql`c.class_id = ${class_id}`] : []),
      ...(level ? [sql`c.level = ${level}`] : []),
      ...(city ? [sql`c.city = ${city}`] : []),
      ...(fee_max === undefined ? [] : [sql`c.fee_cents <= ${fee_max}`]),
      ...(has_seats ? [sql`${openSeats} > 0`] : []),
      ...(pattern
        ? [
            sql`(c.class_name ilike ${pattern} or c.code ilike ${pattern} or c.city ilike ${pattern}
            or u.com_name ilike ${pattern})`,
          ]
        : []),
    ],
    sql` and `,
  );
};

type LinkedUnit = OutputOf<'class/fetchOpenClasses'>['unit'];

/** The unit of a joint class whose link was followed, with the places it has left. */
const linkedUnit = ({ class_id, unit_id }: Filters) =>
  class_id && unit_id
    ? sql`(
        select json_build_object('unit_id', u.unit_id, 'com_name', u.com_name, 'seats_left', cu.quota - cu.taken)
        from class_unit cu join unit u on u.unit_id = cu.unit_id
        where cu.class_id = ${class_id} and cu.unit_id = ${unit_id})`
    : sql`null::json`;

const source = sql`class c left join unit u on u.unit_id = c.unit_id`;

/**
 * One page of the classes that take enrolments now, how many match, and the cities and fees of all that are open; with the unit
 * that a link names, where the class is among them.
 */
export const listOpenClasses = async (
  db: Kysely<Database>,
  now: Date,
  filters: Filters,
): Promise<OutputOf<'class/fetchOpenClasses'>> => {
  const { items, count } = await readPage(db, filters, {
    rows: sql<OpenClass>`
      select c.class_id, c.class_name, c.code, c.level, c.city, c.venue, c.enroll_types, c.study_types,
        ${utcMoment('c.enroll_end')} as enroll_end, ${utcMoment('c.exam_at')} as exam_at, c.capacity, c.taken,
        ${filters.unit_id ? sql`c.capacity - c.taken` : openSeats} as seats_left, c.waiting_list, c.waiting, c.fee_cents,
        (select g.organization_fee_cents from gathering g where g.class_id = c.class_id) as organization_fee_cents,
        c.currency, u.com_name, c.status, c.contacts
      from ${source}
      where ${openAt(now)} and ${filtered(filters)}
      order by c.enroll_end, c.class_id ${pageOf(filters)}`,
    count: sql<{ total: number; cities: string[]; fees: number[]; unit: LinkedUnit }>`
      select count(*) filter (where ${filtered(filters)})::int4 as total,
        coalesce(array_agg(distinct c.city), '{}') as cities,
        coalesce(array_agg(distinct c.fee_cents) filter (where c.fee_cents is not null), '{}') as fees,
        ${linkedUnit(filters)} as unit
      from ${source}
      where ${openAt(now)}`,
  });
  const { total, cities, fees, unit } = count ?? { total: 0, cities: [], fees: [], unit: null };
  return { items, total, cities, fees, unit: total > 0 ? unit : null };
};
