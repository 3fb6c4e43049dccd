import { limits } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';

/** Deletes drafts that nobody continued. Their uploads are deleted in the next round of `sweepLoosePhotos`. */
export const sweepDrafts = async ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - limits.draft_life_days * 86_400_000);
  await store.db.deleteFrom('enrolment_draft').where('saved_at', '<', before).execute();
};
