import type { AbsenceRow } from '@skillcert/api-client/contract';
import { type ExamRules, examLimits } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { keptOf } from '../../foundation/standing/kept-of.js';
import { doubtFacts, isOpenDoubt, presenceAndDoubt } from '../../foundation/standing/presence.js';
import { sitsExam } from '../../foundation/standing/sits-exam.js';
import { subjectsOfLevel } from '../../foundation/standing/subjects-of-level.js';
import { scoreOf } from '../score-cells.js';
import { isToConfirmNow } from './count-absences.js';

interface Asked {
  readonly class_id: number;
  readonly subject: string;
  readonly exam: ExamRules;
  readonly now: Date;
  readonly user_id: number;
  /** Only these people. */
  readonly enrolment_ids?: readonly number[];
}

/** An absence, and the person who marked it by name, if any. */
export interface ListedAbsence {
  readonly row: AbsenceRow;
  readonly marked_by: number | null;
}

type Listed = AbsenceRow & { readonly total: number; readonly marked_by: number | null };

/** The people whose absence from a subject is proposed, confirmed or in doubt, and their number. */
export const listAbsences = async (
  db: Kysely<Database>,
  { class_id, subject, exam, now, user_id, enrolment_ids }: Asked,
): Promise<{ readonly items: readonly ListedAbsence[]; readonly total: number }> => {
  const these = enrolment_ids ? sql`e.enrolment_id = any(${[...enrolment_ids]}::bigint[])` : sql`true`;
  const { rows } = await sql<Listed>`
    select e.enrolment_id, e.enrol_no, t.ticket_no, e.name, was.room_name, ${utcMoment('was.starts_at')} as starts_at,
      case when was.said in ('marked', 'unseen') then was.said end as cause, ${isToConfirmNow} as to_confirm,
      case when s.absent_by is not null then json_build_object('by', (select a.name from account a where a.user_id = s.absent_by),
        'at', ${utcMoment('s.updated_at')}) end as confirmed,
      doubt.figure as score, ${doubtFacts} as doubt, was.marked_by, count(*) over ()::int4 as total
    from class c
    cross join ${subjectsOfLevel(exam)}
    join enrolment e on e.class_id = c.class_id and ${sitsExam}
    left join exam_ticket t on t.class_id = e.class_id and t.live_enrolment_id = e.enrolment_id
    left join ${scoreOf} left join ${keptOf} ${presenceAndDoubt({ now, user_id })}
    where c.class_id = ${class_id} and l.subject = ${subject} and ${these}
      and (${isToConfirmNow} or s.absent_by is not null or doubt.kind is not null)
    order by ${isOpenDoubt} desc, ${isToConfirmNow} desc, e.enrol_no limit ${examLimits.marks_max}`.execute(
    db,
  );
  return {
    items: rows.map(({ total: _, marked_by, ...row }) => ({ row, marked_by })),
    total: rows[0]?.total ?? 0,
  };
};
