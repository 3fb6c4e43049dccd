import { sql } from 'kysely';
import { hasPaid } from '../money/payments/has-paid.js';

/** Whether `enrolment e` is examined: approved and paid for, or scored already. */
export const sitsExam = sql`(e.status = 'approved' and (${hasPaid} or exists (
    select from score x where x.class_id = e.class_id and x.enrolment_id = e.enrolment_id)))`;
