import { setImmediate as turn } from 'node:timers/promises';
import type { ReviewJobState } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { notifyJob } from '../../../platform/changes/notify-change.js';
import type { Services } from '../../../platform/services.js';
import type { Row } from '../../../platform/store/database.js';
import { askerOf } from '../../foundation/access/asker-of.js';
import { decideRow } from './decide-row.js';

/** The longest round, so that a stopping server need not wait for ten thousand candidates. */
const roundMs = 1_500;

/** Candidates between two checks of the requester's rights and the state of the job. */
const atOnce = 25;

const nextJob = ({ store }: Pick<Services, 'store'>) =>
  store.db
    .selectFrom('review_job')
    .selectAll()
    .where('status', '=', 'running')
    // The job that was worked on least recently comes first, so that a short one does not wait for a long one.
    .orderBy('updated_at')
    .orderBy('job_id')
    .limit(1)
    .executeTakeFirst();

const nextRows = ({ store }: Pick<Services, 'store'>, { class_id, job_id }: Row<'review_job'>) =>
  store.db
    .selectFrom('review_job_row')
    .select('enrolment_id')
    .where('class_id', '=', class_id)
    .where('job_id', '=', job_id)
    .where('state', '=', 'waiting')
    .orderBy('row_no')
    .limit(atOnce)
    .execute();

const note = async (
  db: Services['store']['db'],
  { class_id, job_id }: Row<'review_job'>,
  { status, at }: { readonly status: ReviewJobState; readonly at: Date },
) => {
  const noted = await db
    .updateTable('review_job')
    .set({ status, updated_at: at })
    .where('class_id', '=', class_id)
    .where('job_id', '=', job_id)
    .where('status', '=', 'running')
    .executeTakeFirstOrThrow();
  await notifyJob(db, class_id);
  return noted;
};

/** Stops a job whose requester lost the right to decide; the history of the class records it. */
const stop = (services: Services, job: Row<'review_job'>) =>
  services.store.withTx(async (tx) => {
    const { class_id, job_id } = job;
    const at = services.now();
    const { numUpdatedRows } = await note(tx, job, { status: 'stopped', at });
    if (numUpdatedRows === 0n) return;
    const what = {
      action: 'stop',
      object_type: 'review_job',
      object_id: job_id,
      detail: { why: 'no_right' },
    };
    const states = { from_state: 'running', to_state: 'stopped' };
    await appendAudit(tx, class_id, [{ at, actor_role: 'system', ...what, ...states }]);
  });

/** Decides about the next candidates of a job. */
const runSlice = async (services: Services, job: Row<'review_job'>): Promise<void> => {
  const { db } = services.store;
  // The time of the job is updated first, so that a job that fails does not keep the others waiting.
  await note(db, job, { status: 'running', at: services.now() });
  const caller = await askerOf(db, job, 'enrolment/startReviewJob', services.now());
  if (!caller) return stop(services, job);
  const rows = await nextRows(services, job);
  const request = { address: job.address, request_id: job.request_id };
  for (const { enrolment_id } of rows) {
    await decideRow(job, enrolment_id, { caller, services, request });
    // Calls that came meanwhile are answered first.
    await turn();
  }
  if (rows.length < atOnce) await note(db, job, { status: 'done', at: services.now() });
};

/** Decides about many, a slice at a time. If two servers work on one job, each candidate is still decided once. */
export const runReviewJobs = async (services: Services): Promise<void> => {
  const until = performance.now() + roundMs;
  for (let job = await nextJob(services); job; job = await nextJob(services)) {
    await runSlice(services, job);
    if (performance.now() > until) return;
  }
};
