import type { ReviewJob } from '@skillcert/api-client';

const storageKey = 'closed_review_job';

/** After a day nobody looks for the result of a job. */
const dayMs = 86_400_000;

/** Stores in this tab that the result of a job was read. */
export const keepClosedJob = (job_id: number): void => sessionStorage.setItem(storageKey, String(job_id));

/** Whether the result of a job was read, or is older than a day. */
export const isClosedJob = ({ job_id, created_at }: ReviewJob, now = Date.now()): boolean =>
  sessionStorage.getItem(storageKey) === String(job_id) || now - Date.parse(created_at) > dayMs;
