import type { LinkRow } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import type { Database } from '../../../platform/store/database.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { hasPaid } from '../../foundation/standing/has-paid.js';
import { type LinkVisits, visitsByDay, visitsUntil } from '../visits/visits-until.js';
import { linkStateAt } from './link-state-at.js';

type Caller = Pick<StaffSession, 'unit_id' | 'permission_classes'>;
type Filters = Call<'promotion/fetchLinkLists'>['input'];

/** A class has links once its enrolment has begun. */
const linked = sql`c.status not in ('draft', 'submitted', 'refused', 'approved')`;

/**
 * The links of the caller's own unit: one that names it for each joint class it takes part in, and that of each
 * single class that is its own. Both only in classes of the session.
 */
const ownLinks = ({ unit_id, permission_classes }: Caller): RawBuilder<unknown> => {
  const { owner_classes, organization_classes } = permission_classes;
  const own = [...owner_classes];
  const all = [...new Set([...own, ...organization_classes])];
  return sql`(
    select cu.class_id, cu.unit_id from class_unit cu
    where cu.unit_id = ${unit_id}::bigint and cu.class_id = any(${all}::bigint[])
    union all
    select s.class_id, null::bigint from class s
    where s.class_id = any(${own}::bigint[]) and s.unit_id = ${unit_id}::bigint and s.class_type <> 1
  )`;
};

const matching = ({ search, state }: Filters, now: Date): RawBuilder<unknown> => {
  const pattern = search ? literalLike(search) : undefined;
  return sql.join(
    [
      linked,
      ...(state ? [sql`${linkStateAt(now)} = ${state}`] : []),
      ...(pattern
        ? [sql`(c.class_name ilike ${pattern} or c.code ilike ${pattern} or c.city ilike ${pattern})`]
        : []),
    ],
    sql` and `,
  );
};

/** Whether `enrolment e` has a certificate that was issued and not taken back. */
const isCertified = sql`exists (
  select from certificate k
  where k.class_id = e.class_id and k.kind = 'candidate' and k.live_id = e.enrolment_id)`;

interface Clock {
  readonly now: Date;
  /** The day that it is where the programme is. */
  readonly today: string;
}

type CountedLink = Omit<LinkRow, 'visits' | 'visits_by_day'> & LinkVisits;

/**
 * One page of the links of the caller's unit with their results, and the total. Only the rows of the page are
 * counted.
 */
export const listLinks = async (
  db: Kysely<Database>,
  caller: Caller,
  filters: Filters,
  { now, today }: Clock,
): Promise<{ items: LinkRow[]; total: number; today: string }> => {
  const source = sql`${ownLinks(caller)} own join class c on c.class_id = own.class_id`;
  const which = matching(filters, now);
  const direction = sql.raw(filters.order);
  const order = sql`${sql.ref(`c.${filters.sort}`)} ${direction}, c.class_id ${direction}`;
  /** Whether an enrolment, or one that is being filled in, came by the link. */
  const byLink = (of: 'e' | 'd') =>
    sql`${sql.ref(`${of}.class_id`)} = c.class_id and (c.link_unit is null or ${sql.ref(`${of}.unit_id`)} = c.link_unit)`;
  const { items, count } = await readPage(db, filters, {
    rows: sql<CountedLink>`
      select c.class_id, c.class_name, c.code, c.level, c.city, c.venue, c.status, c.link_state,
        ${utcMoment('c.enroll_start')} as enroll_start, ${utcMoment('c.enroll_end')} as enroll_end,
        ${utcMoment('c.exam_at')} as exam_at, c.link_unit as unit_id, u.com_name,
        (select count(*)::int4 from enrolment_draft d where ${byLink('d')}) as begun,
        sent.submitted, sent.approved, sent.paid, sent.certified, seen.visits, seen.lately
      from (
          select c.*, own.unit_id as link_unit, ${linkStateAt(now)} as link_state
          from ${source} where ${which} order by ${order} ${pageOf(filters)}
        ) c left join unit u on u.unit_id = c.link_unit,
        lateral (
          select (count(*) filter (where e.status <> 'moved'))::int4 as submitted,
            (count(*) filter (where e.status = 'approved'))::int4 as approved,
            (count(*) filter (where e.status = 'approved' and ${hasPaid}))::int4 as paid,
            (count(*) filter (where ${isCertified}))::int4 as certified
          from enrolment e where ${byLink('e')}
        ) sent,
        lateral ${visitsUntil(today)} seen
      order by ${order}`,
    count: sql<{ total: number }>`select count(*)::int4 as total from ${source} where ${which}`,
  });
  return {
    items: items.map(({ lately, ...link }) => ({ ...link, visits_by_day: visitsByDay(lately, today) })),
    total: count?.total ?? 0,
    today,
  };
};
