import { setImmediate as turn } from 'node:timers/promises';
import { askerOf } from '../accounts/asker-of.js';
import { tellJob } from '../changes/tell-change.js';
import { decideRow } from '../enrolment/many/decide-row.js';
import type { Services } from '../services.js';
import type { Row } from '../store/database.js';

/** A round ends after so long, so that a server that stops need not wait for ten thousand candidates. */
const roundMs = 1_500;

/** Candidates between two looks at who asked and whether the job still runs. */
const atOnce = 25;

const nextJob = ({ store }: Pick<Services, 'store'>) =>
  store.db
    .selectFrom('review_job')
    .selectAll()
    .where('status', '=', 'running')
    // The one that was worked at least lately: a short one does not wait for ten thousand.
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
  { store, now }: Pick<Services, 'store' | 'now'>,
  { class_id, job_id }: Row<'review_job'>,
  status: 'running' | 'stopped' | 'done',
) => {
  await store.db
    .updateTable('review_job')
    .set({ status, updated_at: now() })
    .where('class_id', '=', class_id)
    .where('job_id', '=', job_id)
    .where('status', '=', 'running')
    .execute();
  await tellJob(store.db, class_id);
};

/** Decides about the next of a job. */
const runSlice = async (services: Services, job: Row<'review_job'>): Promise<void> => {
  // First, so that one that fails does not keep the others waiting.
  await note(services, job, 'running');
  const caller = await askerOf(services.store.db, job, 'enrolment/startReviewJob', services.now());
  // Who lost the right to decide decides no more.
  if (!caller) return note(services, job, 'stopped');
  const rows = await nextRows(services, job);
  const request = { address: job.address, request_id: job.request_id };
  for (const { enrolment_id } of rows) {
    await decideRow(job, enrolment_id, { caller, services, request });
    // Calls that came meanwhile are answered first.
    await turn();
  }
  if (rows.length < atOnce) await note(services, job, 'done');
};

/** Decides about many, a slice at a time. Where two servers work at one job, each candidate is still decided about once. */
export const runReviewJobs = async (services: Services): Promise<void> => {
  const until = performance.now() + roundMs;
  for (let job = await nextJob(services); job; job = await nextJob(services)) {
    await runSlice(services, job);
    if (performance.now() > until) return;
  }
};
