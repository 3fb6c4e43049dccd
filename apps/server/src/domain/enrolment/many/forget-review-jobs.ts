import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import { jobDays } from './review-job-record.js';

/** Deletes week-old notes of decisions about many: the enrolments left out, and why. The decisions are in the trail. */
export const forgetReviewJobs = async ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<void> => {
  await sql`
    delete from review_job where status <> 'running'
      and updated_at <= ${now()}::timestamptz - make_interval(days => ${sql.lit(jobDays)})`.execute(store.db);
};
