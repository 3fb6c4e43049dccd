import type { Services } from '../../../platform/services.js';

const keptForMs = 86_400_000;

/** Deletes files of course units that nobody finished sending within a day. */
export const sweepStudyFiles = async ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<void> => {
  await store.db
    .deleteFrom('study_file')
    .where('whole', '=', false)
    .where('created_at', '<', new Date(now().getTime() - keptForMs))
    .execute();
};
