import { registryLifecycle } from '@skillcert/core';
import { sql } from 'kysely';

/**
 * The step of `certificate k` on its way into the registry. Null if there is nothing to do: one that does not hold
 * is not packed any more, neither for the first time nor again after a refusal; a teacher's never is.
 */
export const registryShown = sql`(case when k.kind = 'candidate'
  and (k.status = 'valid' or k.registry not in ('none', 'rejected')) then k.registry end)`;

/** The registry columns of a candidate's `certificate k` in a list and beside it. */
export const registryColumns = sql`${registryShown} as registry,
  case when k.status = 'valid' then k.registry_fault end as registry_fault`;

const counts = sql.join(
  Object.keys(registryLifecycle.states).map(
    (state) => sql`${sql.lit(state)}, count(*) filter (where ${registryShown} = ${sql.lit(state)})`,
  ),
);

/** The number of certificates `k` of a class at each step. */
export const registryCounts = sql`json_build_object(${counts}) as registry_counts`;
