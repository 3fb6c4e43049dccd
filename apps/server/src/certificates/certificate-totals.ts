import type { OutputOf } from '@skillcert/api-client/contract';
import { certificateLifecycle } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';

/** What a list of certificates counts beside its rows. */
export type CertificateTotals = Pick<
  OutputOf<'certificate/fetchCertificateLists'>,
  'total' | 'status' | 'counts' | 'issuable' | 'barred'
>;

const counts = sql.join(
  Object.keys(certificateLifecycle.states).map(
    (status) => sql`${sql.lit(status)}, count(*) filter (where k.status = ${sql.lit(status)})`,
  ),
);

/** How many certificates `k` of `class c` are in each state, how many of them the account may issue, and how many nobody may. */
export const certificateTotals = (
  user_id: number,
  barred: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`json_build_object(${counts}) as counts,
  (count(*) filter (where k.status = 'numbered' and k.prepared_by <> ${user_id} and not ${barred}
    and not exists (select from certificate p where p.class_id = c.class_id and p.certificate_id = k.replaces_id
      and p.status <> 'valid')))::int4 as issuable,
  (count(*) filter (where ${barred}))::int4 as barred`;
