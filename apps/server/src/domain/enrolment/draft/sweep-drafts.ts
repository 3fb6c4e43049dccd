import { limits } from '@skillcert/core';
import type { Services } from '../../../platform/services.js';

/**
 * Deletes unfinished enrolments that nobody went on with; what was uploaded for them goes in the next round of the
 * loose files.
 */
export const sweepDrafts = async ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - limits.draft_life_days * 86_400_000);
  await store.db.deleteFrom('enrolment_draft').where('saved_at', '<', before).execute();
};
