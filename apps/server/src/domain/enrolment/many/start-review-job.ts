import type { ReviewJob } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { lockClass } from '../intake/enrol-sql.js';
import { refuseUnknownParts } from '../review/apply-review-event.js';
import { correctionEnd } from '../review/correction-end.js';
import { findReviewJob } from './review-job-record.js';

type Input = Call<'enrolment/startReviewJob'>['input'];

/** Refuses a decision without the reason that the candidates read, or without candidates. */
const refuseIncomplete = ({ event, reason, reasons, enrolment_ids, of_job }: Input) => {
  if (event === 'refuse' && !reason) throw refuseFields({ reason: 'reason_required' });
  if (event === 'return' && !reasons?.length) throw refuseFields({ reasons: 'reason_required' });
  if (!enrolment_ids && (of_job === undefined || event !== 'take_back'))
    throw refuseFields({ enrolment_ids: 'required' });
};

/**
 * The candidates that the earlier job decided about.
 * @throws a Refusal: `not_found` for a job of another account, `transition_refused` while it runs
 */
const decidedBy = async (tx: Transaction<Database>, { user_id }: StaffSession, input: Input) => {
  const { class_id, of_job = 0 } = input;
  const earlier = await findReviewJob(tx, { class_id, user_id }, of_job);
  if (!earlier) throw new Refusal('not_found');
  if (earlier.status === 'running') throw refuseTransition({ why: 'job_runs' });
  const rows = await tx
    .selectFrom('review_job_row')
    .select('enrolment_id')
    .where('class_id', '=', class_id)
    .where('job_id', '=', of_job)
    .where('state', '=', 'done')
    .orderBy('row_no')
    .execute();
  if (rows.length === 0) throw new Refusal('not_found');
  return rows.map(({ enrolment_id }) => enrolment_id);
};

/** Stores a decision and its candidates; a job of the server carries it out. */
export const startReviewJob = handle('enrolment/startReviewJob', ({ input, caller, services, request }) => {
  refuseIncomplete(input);
  const { class_id, event, reason, reasons = [], mend_until } = input;
  const { user_id, roles, session_hash } = caller;
  return services.store.withTx(async (tx): Promise<ReviewJob> => {
    if (!(await lockClass(tx, class_id))) throw new Refusal('not_found');
    if (event === 'return') {
      // A problem that all of them have is said before anybody is left out for it.
      refuseUnknownParts(input, services);
      await correctionEnd(tx, services, input);
    }
    const now = services.now();
    const ids = [...new Set(input.enrolment_ids ?? (await decidedBy(tx, caller, input)))];
    const job_id = newId(now.getTime());
    await tx
      .insertInto('review_job')
      .values({
        class_id,
        job_id,
        event,
        reason: reason || null,
        reasons: JSON.stringify(reasons),
        mend_until: mend_until ? new Date(mend_until) : null,
        asked_by: user_id,
        asked_as: [...roles],
        session_hash,
        address: request.address,
        request_id: request.request_id,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await sql`
      insert into review_job_row (class_id, job_id, row_no, enrolment_id)
      select ${class_id}::bigint, ${job_id}::bigint, n.row_no, n.enrolment_id
      from unnest(${ids}::bigint[]) with ordinality as n (enrolment_id, row_no)`.execute(tx);
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at: now,
        action: 'start',
        object_type: 'review_job',
        object_id: job_id,
        to_state: 'running',
        reason: reason || null,
        detail: { event, count: ids.length },
      },
    ]);
    const created_at = now.toISOString();
    return { job_id, event, status: 'running', total: ids.length, done: 0, left_out: 0, created_at };
  });
});
