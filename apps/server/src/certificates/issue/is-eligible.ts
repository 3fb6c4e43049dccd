import type { ExamRules } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { keptOf } from '../../scores/kept/kept-of.js';
import { sitsExam } from '../../scores/sits-exam.js';

/**
 * Whether `enrolment e` of `class c` may have a certificate and has none: every subject of the level is passed, its score final here or where
 * it is kept from, and no number is taken but such as are void.
 */
export const isEligible = ({ levels, subjects }: ExamRules): RawBuilder<boolean> => {
  const wanted = sql`${JSON.stringify(levels)}::jsonb -> c.level`;
  const points = Object.fromEntries(subjects.map(({ id, pass_points }) => [id, pass_points]));
  return sql<boolean>`(${sitsExam} and jsonb_array_length(coalesce(${wanted}, '[]')) > 0 and not exists (
      select from jsonb_array_elements_text(${wanted}) as l (subject)
      left join score s on s.class_id = e.class_id and s.enrolment_id = e.enrolment_id and s.subject = l.subject
        and s.status = 'final'
      left join ${keptOf}
      where coalesce(s.points, kept.points, -1) < (${JSON.stringify(points)}::jsonb ->> l.subject)::int4)
    and not exists (select from certificate x
      where x.class_id = e.class_id and x.enrolment_id = e.enrolment_id and x.status <> 'void'))`;
};
