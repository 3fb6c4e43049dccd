import { sql } from 'kysely';
import { figureIn } from '../foundation/standing/figure.js';
import { keptSubjectsOf } from '../foundation/standing/kept-of.js';

/**
 * The scores behind the certificate of `enrolment e`: those that are final there, and those that it keeps from
 * other classes.
 */
export const certifiedScores = sql`(select coalesce(json_agg(x), '[]') from (
    select s.subject, ${figureIn('s.')} as score from score s
    where s.class_id = e.class_id and s.enrolment_id = e.enrolment_id and s.status = 'final'
    union all select kept.subject, to_jsonb(kept.points) from ${keptSubjectsOf}) as x)`;
