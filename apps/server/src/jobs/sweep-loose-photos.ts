import type { Services } from '../services.js';

const keptForMs = 86_400_000;

/** Deletes photos that no enrolment took up within a day; the index on (attached, created_at) finds them. */
export const sweepLoosePhotos = async ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<void> => {
  await store.db
    .deleteFrom('file')
    .where('attached', '=', false)
    .where('kind', '=', 'photo')
    .where('created_at', '<', new Date(now().getTime() - keptForMs))
    .execute();
};
