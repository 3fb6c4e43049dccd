import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

/** Deletes the uploaded photos of imports. Those that were used are stored with the enrolments. */
export const forgetPhotos = async (
  tx: Transaction<Database>,
  class_id: number,
  import_ids: readonly number[],
): Promise<void> => {
  await tx
    .deleteFrom('import_part')
    .where('class_id', '=', class_id)
    .where('import_id', 'in', import_ids)
    .execute();
};

/** Deletes the uploaded photos and rows of imports. */
export const forgetImports = async (
  tx: Transaction<Database>,
  class_id: number,
  import_ids: readonly number[],
): Promise<void> => {
  await forgetPhotos(tx, class_id, import_ids);
  await tx
    .deleteFrom('import_row')
    .where('class_id', '=', class_id)
    .where('import_id', 'in', import_ids)
    .execute();
  await tx
    .updateTable('candidate_import')
    .set({ photos_left_enc: null })
    .where('class_id', '=', class_id)
    .where('import_id', 'in', import_ids)
    .execute();
};
