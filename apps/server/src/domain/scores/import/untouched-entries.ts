import { type RawBuilder, sql } from 'kysely';
import { sitsExam } from '../../foundation/standing/sits-exam.js';

/**
 * Entries `n` of the ledger, of enrolments `e`, whose scores `s` are unchanged since: entered by the same person
 * alone, with the same figure.
 */
export const untouchedEntries: RawBuilder<unknown> = sql`score_entry n
  join enrolment e on e.class_id = n.class_id and e.enrolment_id = n.enrolment_id and ${sitsExam}
  join score s on s.class_id = n.class_id and s.enrolment_id = n.enrolment_id and s.subject = n.subject
    and s.status = 'entered_once' and s.first_by = n.user_id
    and (s.first_points, s.first_mark) is not distinct from (n.points, n.mark)`;
