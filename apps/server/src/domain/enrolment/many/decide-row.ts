import type { LeftOutWhy } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { holdClass } from '../../../platform/http/guards/hold-class.js';
import type { Database, Row } from '../../../platform/store/database.js';
import { errorCode } from '../../../platform/store/error-code.js';
import { takeBack } from '../decisions/take-back.js';
import { applyReviewEvent } from '../review/apply-review-event.js';
import { approveMany } from './approve-met.js';
import { type Deciding, decideMany } from './decide-many.js';

type Job = Pick<
  Row<'review_job'>,
  'class_id' | 'job_id' | 'event' | 'reason' | 'reasons' | 'mend_until' | 'asked_by' | 'created_at'
>;

/**
 * Takes back a decision that the asker made about one enrolment before the job. If the enrolment then waits for a
 * review again, nobody holds a claim on it.
 */
const takeOneBack = async (
  tx: Transaction<Database>,
  job: Job,
  enrolment_id: number,
  deciding: Deciding,
): Promise<LeftOutWhy | undefined> => {
  const about = { class_id: job.class_id, enrolment_id };
  const decision = await tx
    .selectFrom('review_decision')
    .select('event')
    .where('class_id', '=', job.class_id)
    .where('enrolment_id', '=', enrolment_id)
    .where('decided_by', '=', job.asked_by)
    .where('decided_at', '<=', job.created_at)
    .executeTakeFirst();
  if (!decision) return 'over';
  const to = await takeBack(tx, { ...deciding, input: { ...about, event: decision.event } });
  if (to === 'in_review') await applyReviewEvent(tx, { ...deciding, input: { ...about, event: 'release' } });
  return undefined;
};

const decide = async (
  tx: Transaction<Database>,
  job: Job,
  enrolment_id: number,
  deciding: Deciding,
): Promise<LeftOutWhy | undefined> => {
  const { class_id, event, reason, reasons, mend_until } = job;
  const enrolment_ids = [enrolment_id];
  if (event === 'take_back') return takeOneBack(tx, job, enrolment_id, deciding);
  if (event === 'approve') {
    const { left_out } = await approveMany(tx, { class_id, enrolment_ids }, deciding);
    return left_out[0]?.why;
  }
  const given =
    event === 'refuse'
      ? { event, reason: reason ?? undefined }
      : { event, reasons, mend_until: mend_until?.toISOString() };
  const [verdict] = await decideMany(tx, { class_id, enrolment_ids, ...given }, deciding);
  return verdict?.why;
};

const whys: { readonly [Name in Refusal['refusal']]?: LeftOutWhy } = {
  not_found: 'not_found',
  decision_paid: 'paid',
  decision_seated: 'seated',
  decision_over: 'over',
  class_state: 'closed',
  transition_refused: 'closed',
  state_changed: 'claimed',
  another_person: 'claimed',
};

/**
 * Converts an error to the reason why an enrolment is left out.
 * @throws errors that the enrolment did not cause; it is then tried again
 */
const whyOf = (error: unknown): LeftOutWhy => {
  // The database refuses this enrolment at every attempt.
  if (/^2[23]/.test(errorCode(error) ?? '')) return 'failed';
  if (!(error instanceof Refusal) || error.refusal === 'busy') throw error;
  // The deadline was possible when the job was started.
  if (error.details.fields?.mend_until) return 'too_late';
  return whys[error.refusal] ?? 'failed';
};

const write = (
  tx: Transaction<Database>,
  { class_id, job_id }: Job,
  enrolment_id: number,
  why: LeftOutWhy | undefined,
) =>
  tx
    .updateTable('review_job_row')
    .set({ state: why ? 'left_out' : 'done', why: why ?? null })
    .where('class_id', '=', class_id)
    .where('job_id', '=', job_id)
    .where('enrolment_id', '=', enrolment_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

/**
 * Locks the row, so that two servers decide only once, and the job, so that nothing is decided after it was stopped.
 */
const takeRow = async (tx: Transaction<Database>, { class_id, job_id }: Job, enrolment_id: number) => {
  const { rows } = await sql`
    select r.row_no from review_job j join review_job_row r on r.class_id = j.class_id and r.job_id = j.job_id
    where j.class_id = ${class_id} and j.job_id = ${job_id} and j.status = 'running'
      and r.enrolment_id = ${enrolment_id} and r.state = 'waiting' for share of j for update of r`.execute(
    tx,
  );
  return rows.length > 0;
};

/**
 * Decides about one enrolment of a job and records the result in the same transaction. If it is refused, it is left out
 * with the reason.
 * @throws errors that the enrolment did not cause
 */
export const decideRow = async (job: Job, enrolment_id: number, deciding: Deciding): Promise<void> => {
  const { store } = deciding.services;
  try {
    await store.withTx(async (tx) => {
      // The class may have been sealed since the call that started the job.
      await holdClass(tx, 'review', sql<boolean>`c.class_id = ${job.class_id}`, 'beside others');
      if (!(await takeRow(tx, job, enrolment_id))) return;
      await write(tx, job, enrolment_id, await decide(tx, job, enrolment_id, deciding));
    });
  } catch (error) {
    const why = whyOf(error);
    await store.withTx((tx) => write(tx, job, enrolment_id, why));
  }
};
