import type { ReviewJob } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';

/** The number of days for which the result of a job is kept. */
export const jobDays = 7;

interface Asker {
  readonly class_id: number;
  readonly user_id: number;
}

/**
 * The latest job of an account in a class, or the job with the given id. Only the account that started a job sees it.
 */
export const findReviewJob = async (
  db: Kysely<Database>,
  { class_id, user_id }: Asker,
  job_id?: number,
): Promise<ReviewJob | undefined> => {
  const which: RawBuilder<unknown> = job_id === undefined ? sql`true` : sql`j.job_id = ${job_id}`;
  const { rows } = await sql<ReviewJob>`
    select j.job_id, j.event, j.status, ${utcMoment('j.created_at')} as created_at, r.total, r.done, r.left_out
    from (select * from review_job j where j.class_id = ${class_id} and j.asked_by = ${user_id} and ${which}
      order by j.job_id desc limit 1) j,
      lateral (select count(*)::int4 as total, (count(*) filter (where state = 'done'))::int4 as done,
        (count(*) filter (where state = 'left_out'))::int4 as left_out
      from review_job_row r where r.class_id = j.class_id and r.job_id = j.job_id) r`.execute(db);
  return rows[0];
};
