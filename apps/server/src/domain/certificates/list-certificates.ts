import type { CertificateRow, OutputOf } from '@skillcert/api-client/contract';
import { certificateLifecycle, type ExamRules } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import type { Call } from '../../platform/http/calls/handle.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { candidateScope } from '../../platform/http/guards/class-scope.js';
import type { Database } from '../../platform/store/database.js';
import { isOneOf, pageOf, readPage } from '../../platform/store/read-page.js';
import { entersScores } from '../foundation/access/enters-scores.js';
import { matchesSearch, type Searcher } from '../foundation/search/matches-search.js';
import { isBarred, isEligible } from '../foundation/standing/is-eligible.js';
import { certificateColumns } from './certificate-columns.js';
import { type CertificateTotals, certificateTotals } from './certificate-totals.js';
import { registryColumns, registryCounts, registryShown } from './registry/registry-columns.js';

type Filters = Call<'certificate/fetchCertificateLists'>['input'];
type Certificates = OutputOf<'certificate/fetchCertificateLists'>;

interface Reading extends Searcher {
  readonly caller: StaffSession;
  readonly exam: ExamRules;
}

/** Everybody with their certificates, and with a line without a number if they may have one. */
const certified = (exam: ExamRules) => sql`enrolment e
  join class c on c.class_id = e.class_id
  cross join lateral (
    select r.certificate_id, r.certificate_no, r.kind, r.status, r.name, r.prepared_by, r.issued_at, r.replaces_id, r.registry,
      r.registry_fault
    from certificate r where r.class_id = e.class_id and r.enrolment_id = e.enrolment_id
    union all
    select null, null, null, ${certificateLifecycle.initial}::text, null, null, null, null, null, null where ${isEligible(exam)}
  ) as k
  left join unit u on u.unit_id = e.unit_id`;

const filtered = ({ class_id, search, status, registry }: Filters, { caller, ...searcher }: Reading) =>
  sql.join(
    [
      sql`e.class_id = ${class_id}`,
      candidateScope(caller),
      ...(status ? [isOneOf('k.status', [status])] : []),
      ...(registry ? [sql`${registryShown} = ${sql.lit(registry)}`] : []),
      ...(search
        ? [sql`(k.certificate_no = ${search.toUpperCase()} or ${matchesSearch(search, searcher)})`]
        : []),
    ],
    sql` and `,
  );

const orders = { enrol_no: sql`e.enrol_no`, certificate_no: sql`k.certificate_no` };

/**
 * One page of a class's certificates, and the number in each state.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listCertificates = async (
  db: Kysely<Database>,
  filters: Filters,
  reading: Reading,
): Promise<Certificates> => {
  const { class_id, sort } = filters;
  const { caller, exam } = reading;
  const where = filtered(filters, reading);
  const all = sql`e.class_id = ${class_id} and ${candidateScope(caller)}`;
  const direction = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const { items, count } = await readPage(db, filters, {
    rows: sql<CertificateRow>`
      select ${certificateColumns(sql`coalesce(k.name, e.name)`)}, ${registryColumns}, e.enrolment_id, e.enrol_no, ${isBarred(exam)} as barred
      from ${certified(exam)} where ${where}
      order by ${orders[sort]} ${direction}, k.certificate_id ${pageOf(filters)}`,
    count: sql<CertificateTotals & Pick<Certificates, 'registry_counts'>>`
      select o.status, x.* from class o cross join (
        select (count(*) filter (where ${where}))::int4 as total, ${certificateTotals(caller.user_id, isBarred(exam))}, ${registryCounts}
        from ${certified(exam)} where ${all}) as x
      where o.class_id = ${class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  return { ...count, items, may_change: entersScores(caller, class_id) };
};
