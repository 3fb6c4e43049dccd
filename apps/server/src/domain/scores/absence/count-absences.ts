import { acceptsScores, type ExamRules } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { isOneOf } from '../../../platform/store/read-page.js';
import { keptOf } from '../../foundation/standing/kept-of.js';
import { isOpenDoubt, isToConfirm, presenceAndDoubt } from '../../foundation/standing/presence.js';
import { sitsExam } from '../../foundation/standing/sits-exam.js';
import { statesWhere } from '../../foundation/standing/states-where.js';
import { subjectsOfLevel } from '../../foundation/standing/subjects-of-level.js';
import { acceptsDoubts } from '../lock-scoring.js';
import { scoreOf } from '../score-cells.js';

interface Counting {
  readonly exam: ExamRules;
  readonly now: Date;
  readonly user_id: number;
}

/** Whether an absence in `class c` waits to be confirmed: not once its scores are published. */
export const isToConfirmNow: RawBuilder<boolean> = sql<boolean>`(${isToConfirm}
  and ${isOneOf('c.status', statesWhere(acceptsScores))})`;

/**
 * The number of absences of `class c` that wait to be confirmed, and of doubts that wait for an explanation, by
 * subject; none once its results are final.
 */
export const absenceCounts = ({ exam, now, user_id }: Counting): RawBuilder<unknown> => sql`(
  select coalesce(json_object_agg(x.subject, json_build_object('to_confirm', x.to_confirm, 'doubts', x.doubts)), '{}') from (
    select l.subject, count(*) filter (where ${isToConfirmNow})::int4 as to_confirm,
      count(*) filter (where ${isOpenDoubt})::int4 as doubts
    from ${subjectsOfLevel(exam)}
    join enrolment e on e.class_id = c.class_id and ${sitsExam}
    left join ${scoreOf} left join ${keptOf} ${presenceAndDoubt({ now, user_id })}
    where ${isOneOf('c.status', statesWhere(acceptsDoubts))}
    group by l.subject) as x)`;
