import type { Services } from '../../../../platform/services.js';
import { newId } from '../../../../platform/store/new-id.js';

/** A finished job about nobody that an account requested. */
export const insertReviewJob = async (
  { store, now }: Pick<Services, 'store' | 'now'>,
  class_id: number,
  asked_by: number,
): Promise<number> => {
  const job_id = newId();
  const at = now();
  await store.db
    .insertInto('review_job')
    .values({
      class_id,
      job_id,
      event: 'approve',
      status: 'done',
      asked_by,
      asked_as: ['master'],
      session_hash: Buffer.alloc(32),
      address: '127.0.0.1',
      request_id: 'test',
      created_at: at,
      updated_at: at,
    })
    .execute();
  return job_id;
};
