import type { OutputOf, TeacherRow } from '@skillcert/api-client/contract';
import { certificateLifecycle } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { isOneOf, pageOf, readPage } from '../../../platform/store/read-page.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { entersScores } from '../../foundation/access/enters-scores.js';
import { certificateColumns } from '../certificate-columns.js';
import { certificateScope } from '../certificate-scope.js';
import { type CertificateTotals, certificateTotals } from '../certificate-totals.js';
import { eligibleTeachers } from './eligible-teachers.js';

type Filters = Call<'certificate/fetchTeacherLists'>['input'];
type Certificates = OutputOf<'certificate/fetchTeacherLists'>;

interface Reading {
  readonly caller: StaffSession;
  readonly now: Date;
}

/** The teachers with their certificates, and with a line without a number if they may have one. */
const certified = (now: Date) => sql`class c
  cross join lateral (
    select r.user_id, r.certificate_id, r.certificate_no, r.status, r.name, r.lessons, r.minutes, r.prepared_by, r.issued_at,
      r.replaces_id
    from certificate r where r.class_id = c.class_id and r.kind = 'teacher'
    union all
    select t.user_id, null, null, ${certificateLifecycle.initial}::text, null, t.lessons, t.minutes, null, null, null
    from ${eligibleTeachers(now)} as t
  ) as k
  join account a on a.user_id = k.user_id
  left join unit u on u.unit_id = a.unit_id`;

/** Finished lessons stay taught: no teacher is barred from their certificate. */
const never = sql<boolean>`false`;

const name = sql`coalesce(k.name, a.name)`;

const filtered = ({ class_id, search, status }: Filters, caller: StaffSession) =>
  sql.join(
    [
      sql`c.class_id = ${class_id}`,
      certificateScope(caller),
      ...(status ? [isOneOf('k.status', [status])] : []),
      ...(search
        ? [sql`(k.certificate_no = ${search.toUpperCase()} or ${name} ilike ${literalLike(search)})`]
        : []),
    ],
    sql` and `,
  );

const orders = { name, certificate_no: sql`k.certificate_no`, minutes: sql`k.minutes` };

/**
 * One page of a class's teachers' certificates, and the number in each state.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listTeachers = async (
  db: Kysely<Database>,
  filters: Filters,
  { caller, now }: Reading,
): Promise<Certificates> => {
  const { class_id, sort } = filters;
  const where = filtered(filters, caller);
  const all = sql`c.class_id = ${class_id} and ${certificateScope(caller)}`;
  const direction = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const { items, count } = await readPage(db, filters, {
    rows: sql<TeacherRow>`
      select ${certificateColumns(name)}, k.user_id, k.lessons, k.minutes, ${never} as barred from ${certified(now)} where ${where}
      order by ${orders[sort]} ${direction}, k.user_id, k.certificate_id ${pageOf(filters)}`,
    count: sql<CertificateTotals>`
      select o.status, x.* from class o cross join (
        select (count(*) filter (where ${where}))::int4 as total, ${certificateTotals(caller.user_id, never)}
        from ${certified(now)} where ${all}) as x
      where o.class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { ...count, items, may_change: entersScores(caller, class_id) };
};
