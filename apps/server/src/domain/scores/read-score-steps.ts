import type { ScoreStep } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/store/database.js';
import { utcMoment } from '../../platform/store/sql/utc-moment.js';
import { figureIn } from '../foundation/standing/figure.js';

interface Asked {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly user_id: number;
}

/**
 * The history of a candidate's scores, oldest first: the ledger's entries, their freezing and publication, proposed
 * changes and rechecks, and subjects kept from other classes. Others' entries are left out while the second entry
 * can still copy them, or a third person has to decide.
 */
export const readScoreSteps = async (
  db: Kysely<Database>,
  { class_id, enrolment_id, user_id }: Asked,
): Promise<ScoreStep[]> => {
  const { rows } = await sql<ScoreStep>`
    with own as (select * from score s where s.class_id = ${class_id} and s.enrolment_id = ${enrolment_id}),
    change as (select * from score_amendment m where m.class_id = ${class_id} and m.enrolment_id = ${enrolment_id}),
    asked as (select * from score_recheck r where r.class_id = ${class_id} and r.enrolment_id = ${enrolment_id}),
    kept as (select * from kept_subject k where k.class_id = ${class_id} and k.enrolment_id = ${enrolment_id}),
    step as (
      select case when n.event in ('amend', 'annul') then 3 else 0 end as rank, n.entry_id as place, n.subject, n.at, n.user_id, n.event as action, n.reason, ${figureIn('n.')} as score
      from score_entry n join own s on s.subject = n.subject
      where n.class_id = ${class_id} and n.enrolment_id = ${enrolment_id}
        and (n.user_id = ${user_id} or s.status not in ('empty', 'entered_once', 'conflict'))
      union all select 1, 0, s.subject, s.frozen_at, s.frozen_by, 'freeze', null, null from own s where s.frozen_at is not null
      union all select 2, 0, s.subject, s.published_at, s.published_by, 'publish', null, null
      from own s where s.published_at is not null
      union all select 3, m.amendment_id, m.subject, m.proposed_at, m.proposed_by, 'propose_' || m.kind, m.reason, ${figureIn('m.')}
      from change m
      union all select 3, m.amendment_id, m.subject, m.decided_at, m.decided_by, m.status, m.decision_reason, null
      from change m where m.status in ('refused', 'withdrawn')
      union all select 3, r.recheck_id, r.subject, r.requested_at, null, 'recheck_request', r.reason, null from asked r
      union all select 3, r.recheck_id, r.subject, r.decided_at, r.decided_by, 'recheck_unchanged', r.decision_reason, null
      from asked r where r.status = 'unchanged'
      union all select 0, 0, k.subject, k.kept_at, k.kept_by, 'keep', null, to_jsonb(k.points) from kept k
      union all select 3, 0, k.subject, k.lost_at, k.lost_by, 'lose', null, to_jsonb(k.points) from kept k where k.lost_at is not null
    )
    select step.subject, ${utcMoment('step.at')} as at, coalesce(a.name, '') as by, step.action, null as "from", null as "to",
      step.reason, step.score
    from step left join account a on a.user_id = step.user_id order by step.at, step.rank, step.place, step.action like 'propose%' or step.action = 'recheck_request' desc`.execute(
    db,
  );
  return rows;
};
