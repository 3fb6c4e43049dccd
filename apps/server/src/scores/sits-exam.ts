import { sql } from 'kysely';
import { hasPaid } from '../money/payments/has-paid.js';
import { hasStudied } from '../study/has-studied.js';

/** A seat that was given stays: what is published to be learned afterwards takes it from nobody. */
const hasSeat = sql`exists (select from exam_ticket k where k.class_id = e.class_id
    and k.live_enrolment_id = e.enrolment_id and k.status <> 'superseded')`;

/** Whether `enrolment e` is examined: approved, paid for and done with the study that its ticket waits for, or scored already. */
export const sitsExam = sql`(e.status = 'approved' and ((${hasPaid} and (${hasStudied} or ${hasSeat})) or exists (
    select from score x where x.class_id = e.class_id and x.enrolment_id = e.enrolment_id)))`;
