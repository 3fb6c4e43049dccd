import { type RawBuilder, sql } from 'kysely';
import { figureIn } from '../../foundation/standing/figure.js';

/**
 * Whether `enrolment e` is approved and sits in a sitting that is over, without a check-in or a mark there. A score
 * that says absent accounts for the person; a published subject takes no more marks.
 */
export const lacksMark = (now: Date): RawBuilder<boolean> => sql<boolean>`(e.status = 'approved' and exists (
  select from exam_ticket t
  join exam_seat s on s.class_id = t.class_id and s.ticket_id = t.ticket_id
  join exam_sitting i on i.class_id = s.class_id and i.sitting_id = s.sitting_id
  where t.class_id = e.class_id and t.live_enrolment_id = e.enrolment_id and i.ends_at <= ${now}::timestamptz
    and not exists (select from sitting_mark m
      where m.class_id = s.class_id and m.sitting_id = s.sitting_id and m.enrolment_id = e.enrolment_id)
    and not exists (select from score p
      where p.class_id = i.class_id and p.subject = i.subject and p.status in ('published', 'final'))
    and not exists (select from score q
      where q.class_id = e.class_id and q.enrolment_id = e.enrolment_id and q.subject = i.subject
        and ${figureIn('q.')} = '"absent"')))`;
