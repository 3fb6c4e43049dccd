import type { ExamSubject } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { keepsSubject } from '../../foundation/standing/kept-of.js';
import { sitsExam } from '../../foundation/standing/sits-exam.js';

/** Whether an examined candidate has no published score in one of the subjects that they sat. */
export const hasUnpublished = async (
  tx: Transaction<Database>,
  class_id: number,
  subjects: readonly Pick<ExamSubject, 'id'>[],
): Promise<boolean> => {
  const ids = subjects.map(({ id }) => id);
  const { rows } = await sql<{ left: boolean }>`
    select exists (
      select from enrolment e cross join unnest(${ids}::text[]) as l (subject)
      left join score s on s.class_id = e.class_id and s.enrolment_id = e.enrolment_id and s.subject = l.subject
      where e.class_id = ${class_id} and ${sitsExam} and not ${keepsSubject(sql`l.subject`)}
        and coalesce(s.status, 'empty') not in ('published', 'final', 'annulled')
    ) as "left"`.execute(tx);
  return rows[0]?.left ?? true;
};
