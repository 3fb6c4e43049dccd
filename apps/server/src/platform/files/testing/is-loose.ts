import type { Services } from '../../services.js';

/** Whether no record has taken up an upload yet. */
export const isLoose = async ({ store }: Pick<Services, 'store'>, file_id: number): Promise<boolean> =>
  (await store.db.selectFrom('loose_file').select('file_id').where('file_id', '=', file_id).execute())
    .length > 0;
