import type { ScoreStatistics } from '@skillcert/api-client/contract';
import type { ExamRules } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { candidateScope, classScope } from '../../../platform/http/guards/class-scope.js';
import type { Database } from '../../../platform/store/database.js';

interface Asked {
  readonly caller: StaffSession;
  readonly exam: ExamRules;
  readonly now: Date;
}

/**
 * The pass rates of each level, over the published results of the session's classes whose exam was within a year;
 * kept subjects count as passed.
 */
export const levelRates = async (
  db: Kysely<Database>,
  { caller, exam: { levels, subjects }, now }: Asked,
): Promise<ScoreStatistics['levels']> => {
  const { rows } = await sql<ScoreStatistics['levels'][number]>`
    with result as (
      select c.level, c.class_id, bool_or(coalesce(s.status = 'annulled' or s.points is null or s.points < r.pass_points, true)) as failed,
        count(*) + (select count(*) from kept_subject kept where kept.class_id = c.class_id and kept.enrolment_id = e.enrolment_id
          and kept.lost_at is null) = jsonb_array_length(coalesce(${JSON.stringify(levels)}::jsonb -> c.level, '[]')) as whole
      from class c
      join enrolment e on e.class_id = c.class_id and ${candidateScope(caller)}
      join score s on s.class_id = e.class_id and s.enrolment_id = e.enrolment_id
        and s.status in ('published', 'final', 'annulled')
      join jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as r (id text, pass_points int4) on r.id = s.subject
      where ${classScope(caller)} and c.status in ('publicity', 'certifying', 'finished', 'archived')
        and c.exam_at > ${now}::timestamptz - interval '1 year'
      group by c.level, c.class_id, e.enrolment_id
    )
    select level, count(distinct class_id)::int4 as classes, count(*) filter (where failed or whole)::int4 as judged,
      count(*) filter (where whole and not failed)::int4 as passed
    from result group by level order by level desc`.execute(db);
  return rows;
};
