import type { DecisionObstacle } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../../../platform/store/database.js';
import { holdsNoMoney } from '../../foundation/standing/is-unpaid.js';
import { endedStates } from '../../foundation/standing/payable.js';
import { isSeen } from '../../foundation/standing/presence.js';

/** A decision that is still in force. `blocked_by` is null if it can be taken back. */
export interface StandingDecision extends Pick<Row<'review_decision'>, 'event' | 'was' | 'sms_id'> {
  readonly blocked_by: DecisionObstacle | null;
}

const of = (table: 'exam_ticket' | 'score' | 'certificate') =>
  sql`exists (select from ${sql.table(table)} x where x.class_id = e.class_id and x.enrolment_id = e.enrolment_id`;

/** Whether `enrolment e` has a ticket, was seen at the exam, or has a score or a certificate. */
const isSeated = sql`(${of('exam_ticket')} and x.status <> 'void') or ${isSeen}
  or ${of('score')} and x.status <> 'empty') or ${of('certificate')} and x.status <> 'void'))`;

/**
 * Whether `enrolment e` is still in the state that `review_decision d` set. If not, it was decided, sent or withdrawn
 * since.
 */
const stands = sql`e.status = case d.event when 'approve' then 'approved' when 'return' then 'returned' else 'doubtful' end`;

/** The {@link DecisionObstacle} of the decision about `enrolment e` of `class c`, or null. */
const obstacle = sql`case when c.status = any(${[...endedStates]}::text[]) then 'closed'
  when not ${holdsNoMoney(sql`e.class_id`, sql`e.enrolment_id`)} then 'paid' when ${isSeated} then 'seated' end`;

/** The decision about `enrolment e` of `class c` as a column for readers. It is null where no decision is in force. */
export const decisionColumn = sql`(select jsonb_build_object('event', d.event, 'blocked_by', ${obstacle}) from review_decision d
  where d.class_id = e.class_id and d.enrolment_id = e.enrolment_id and ${stands})`;

/** The newest decision about an enrolment, if the enrolment is still in the state that the decision set. */
export const readDecision = async (
  db: Kysely<Database>,
  { class_id, enrolment_id }: { readonly class_id: number; readonly enrolment_id: number },
): Promise<StandingDecision | undefined> => {
  const { rows } = await sql<StandingDecision>`
    select d.event, d.was, d.sms_id, ${obstacle} as blocked_by
    from review_decision d join enrolment e on e.class_id = d.class_id and e.enrolment_id = d.enrolment_id
      join class c on c.class_id = e.class_id
    where d.class_id = ${class_id} and d.enrolment_id = ${enrolment_id} and ${stands}`.execute(db);
  return rows[0];
};
