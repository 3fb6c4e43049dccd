import type { OutputOf, RosterRow } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { matchesSearch, type Searcher } from '../../foundation/search/matches-search.js';
import { doorTicket } from './door-ticket.js';
import { numberedAtDoor } from './numbered-at-door.js';
import { partsOfSitting, sitsWhere, sittingCountsOf } from './sitting-counts.js';

type Filters = Call<'class/fetchReportLists'>['input'];
type Roster = OutputOf<'class/fetchReportLists'>;
type Counted = Roster['counts'] & Pick<Roster, 'total' | 'unseated' | 'status' | 'exam_at' | 'sittings'>;

/** Everybody who is expected: approved enrolments, with their attendance if they have a row of it. */
export const expected = sql`enrolment e left join attendance a on a.class_id = e.class_id and a.enrolment_id = e.enrolment_id`;

/**
 * Whether somebody of {@link expected} was seen: let in by the door, or marked as there by name. The people of a class
 * are read once and not for each row.
 */
const isSeenIn = (class_id: number) => sql<boolean>`(a.admitted_event is not null or e.enrolment_id in (
  select m.enrolment_id from sitting_mark m where m.class_id = ${class_id} and m.mark <> 'absent'))`;

/** The columns of the roster of a class, of {@link expected}. */
export const rosterColumns = (
  class_id: number,
): RawBuilder<unknown> => sql`e.enrolment_id, e.enrol_no, e.name, e.id_masked,
  case when ${isSeenIn(class_id)} then 'admitted' else 'waiting' end as attendance,
  ${utcMoment('a.admitted_at')} as admitted_at, a.device, coalesce(a.conflicts, '[]') as conflicts`;

/** The part of the people that is shown: of a sitting, or of the class. */
const shown = ({ class_id, show, sitting_id }: Filters, now: Date) => {
  if (!show) return sql`true`;
  if (sitting_id) {
    return show === 'conflict'
      ? sql`a.conflicts @> ${JSON.stringify([{ sitting_id }])}::jsonb`
      : sitsWhere(sql`s.sitting_id = ${sitting_id} and ${partsOfSitting(now)[show]}`);
  }
  if (show === 'conflict') return sql`a.conflicts <> '[]'`;
  if (show === 'admitted') return isSeenIn(class_id);
  if (show === 'waiting') return sql`not ${isSeenIn(class_id)}`;
  throw refuseFields({ sitting_id: 'required' });
};

const filtered = (filters: Filters, searcher: Searcher) => {
  const { class_id, search, sitting_id, room_id } = filters;
  return sql.join(
    [
      sql`e.class_id = ${class_id} and e.status = 'approved'`,
      shown(filters, searcher.now),
      ...(sitting_id ? [sitsWhere(sql`s.sitting_id = ${sitting_id}`)] : []),
      ...(room_id ? [sitsWhere(sql`i.room_id = ${room_id}`)] : []),
      ...(search ? [matchesSearch(search, searcher, numberedAtDoor(class_id))] : []),
    ],
    sql` and `,
  );
};

/** The number of expected people in `class c` who have no seat: the figures of the sittings do not count them. */
const unseatedOf = sql`(select count(*) from enrolment e where e.class_id = c.class_id and e.status = 'approved'
  and not ${sitsWhere(sql`true`)})::int4`;

/** The accounts of the devices that let the person of `enrolment e` in late, by sitting. */
const lateBy = sql`(select coalesce(json_agg(json_build_object('sitting_id', m.sitting_id, 'name', a.name) order by m.marked_at), '[]')
  from sitting_mark m
  join check_in_event v on v.class_id = m.class_id and v.event_id = m.event_id
  join account a on a.user_id = v.user_id
  where m.class_id = e.class_id and m.enrolment_id = e.enrolment_id and m.mark = 'late' and m.device is not null)`;

/** The column that orders the roster: the people of a sitting by when the door let them in. */
const orderOf = ({ sort, class_id, sitting_id }: Filters) => {
  if (sort === 'enrol_no') return sql`e.enrol_no`;
  if (!sitting_id) return sql`a.admitted_at`;
  return sql`(select m.marked_at from sitting_mark m
    where m.class_id = ${class_id} and m.sitting_id = ${sitting_id} and m.enrolment_id = e.enrolment_id and m.device is not null)`;
};

/**
 * One page of the roster of a class, with the numbers of people expected, people admitted, and open conflicts.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listRoster = async (
  db: Kysely<Database>,
  filters: Filters,
  searcher: Searcher,
): Promise<Roster> => {
  const where = filtered(filters, searcher);
  const direction = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const { class_id } = filters;
  const { items, count } = await readPage(db, filters, {
    rows: sql<RosterRow>`
      select e.class_id, ${rosterColumns(class_id)}, coalesce(${doorTicket} -> 'seats', '[]') as seats, ${lateBy} as late_by
      from ${expected}
      where ${where}
      order by ${orderOf(filters)} ${direction} nulls last, e.enrol_no ${pageOf(filters)}`,
    count: sql<Counted>`
      select c.status, ${utcMoment('c.exam_at')} as exam_at, n.*, ${sittingCountsOf(searcher.now)} as sittings,
        (select count(*) from ${expected} where ${where})::int4 as total,
        ${unseatedOf} as unseated
      from class c cross join lateral (
        select count(*)::int4 as expected, count(*) filter (where ${isSeenIn(class_id)})::int4 as admitted,
          coalesce(sum(jsonb_array_length(a.conflicts)), 0)::int4 as conflicts
        from ${expected} where e.class_id = c.class_id and e.status = 'approved') as n
      where c.class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  const { total, unseated, status, exam_at, sittings, ...rest } = count;
  return {
    items,
    total,
    counts: rest,
    unseated: sittings.length > 0 ? unseated : 0,
    status,
    exam_at,
    sittings,
  };
};
