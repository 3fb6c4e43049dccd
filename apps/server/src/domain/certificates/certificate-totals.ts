import type { OutputOf } from '@skillcert/api-client/contract';
import { certificateLifecycle } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';

/** The counts of a list of certificates beside its rows. */
export type CertificateTotals = Pick<
  OutputOf<'certificate/fetchCertificateLists'>,
  'total' | 'status' | 'counts' | 'issuable' | 'barred'
>;

const counts = sql.join(
  Object.keys(certificateLifecycle.states).map(
    (status) => sql`${sql.lit(status)}, count(*) filter (where k.status = ${sql.lit(status)})`,
  ),
);

/**
 * The number of certificates `k` of `class c` in each state, of those that the account may issue, and of those that
 * nobody may.
 */
export const certificateTotals = (
  user_id: number,
  barred: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`json_build_object(${counts}) as counts,
  (count(*) filter (where k.status = 'numbered' and k.prepared_by <> ${user_id} and not ${barred}
    and not exists (select from certificate p where p.class_id = c.class_id and p.certificate_id = k.replaces_id
      and p.status <> 'valid')))::int4 as issuable,
  (count(*) filter (where ${barred}))::int4 as barred`;
