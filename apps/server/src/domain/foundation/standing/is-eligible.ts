import type { ExamRules } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { feeWentBack } from './fee-went-back.js';
import { keptOf } from './kept-of.js';
import { sitsExam } from './sits-exam.js';

/**
 * Whether `enrolment e` of `class c` has passed every subject of the level, by scores that are final here or in the
 * class that they are kept from.
 */
const hasPassed = ({ levels, subjects }: ExamRules): RawBuilder<boolean> => {
  const wanted = sql`${JSON.stringify(levels)}::jsonb -> c.level`;
  const points = Object.fromEntries(subjects.map(({ id, pass_points }) => [id, pass_points]));
  return sql<boolean>`(${sitsExam} and jsonb_array_length(coalesce(${wanted}, '[]')) > 0 and not exists (
      select from jsonb_array_elements_text(${wanted}) as l (subject)
      left join score s on s.class_id = e.class_id and s.enrolment_id = e.enrolment_id and s.subject = l.subject
        and s.status = 'final'
      left join ${keptOf}
      where coalesce(s.points, kept.points, -1) < (${JSON.stringify(points)}::jsonb ->> l.subject)::int4))`;
};

/**
 * Whether `enrolment e` of `class c` may have a certificate and has none: it has passed, has no number except void
 * ones, and its fee was not refunded.
 */
export const isEligible = (exam: ExamRules): RawBuilder<boolean> =>
  sql<boolean>`(${hasPassed(exam)} and not ${feeWentBack} and not exists (select from certificate x
    where x.class_id = e.class_id and x.enrolment_id = e.enrolment_id and x.status <> 'void'))`;

/**
 * Whether `certificate k` of `enrolment e` of `class c` waits for an issue that it must not get: a score was
 * annulled after its number was taken. It is to be made void. Teachers' certificates are for finished lessons,
 * which nobody takes back.
 */
export const isBarred = (exam: ExamRules): RawBuilder<boolean> =>
  sql<boolean>`coalesce(k.kind = 'candidate' and k.status = 'numbered' and not ${hasPassed(exam)}, false)`;
