import type { ReviewJob } from '@skillcert/api-client';

const storageKey = 'closed_review_job';

/** Nobody looks for what became of it after a day. */
const dayMs = 86_400_000;

/** Remembers in this tab that what became of a job was read. */
export const keepClosedJob = (job_id: number): void => sessionStorage.setItem(storageKey, String(job_id));

/** Whether what became of a job was read, or is of long ago. */
export const isClosedJob = ({ job_id, created_at }: ReviewJob, now = Date.now()): boolean =>
  sessionStorage.getItem(storageKey) === String(job_id) || now - Date.parse(created_at) > dayMs;
