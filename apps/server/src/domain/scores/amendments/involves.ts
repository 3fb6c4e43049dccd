import { sql } from 'kysely';

/** The amendment whose figure is current in `score s`. */
export const amendmentOf = sql`score_amendment am on am.class_id = s.class_id and am.amendment_id = s.amendment_id`;

/** The people involved in `score s`, or in its amendment: another person publishes it. */
export const involved = sql`s.first_by, s.second_by, s.decided_by, s.frozen_by, am.proposed_by, am.decided_by`;

/** Whether a person was involved. */
export const involves = (user_id: number) => sql`${user_id}::bigint in (${involved})`;
