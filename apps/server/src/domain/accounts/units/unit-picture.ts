import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

const path = '/api/user/fetchUnitQr?file_id=';

/** The value of `pi_qr` for a picture that is stored here. */
export const pictureAddress = (file_id: number): string => `${path}${file_id}`;

/**
 * Replaces the picture of a unit by another one or by none, and deletes the old file. The caller must have locked the
 * unit.
 */
export const replacePicture = async (
  tx: Transaction<Database>,
  unit_id: number,
  { pi_qr, file_id }: { readonly pi_qr: string; readonly file_id: number | null },
): Promise<void> => {
  const before = await tx
    .selectFrom('unit')
    .select('pi_qr_file')
    .where('unit_id', '=', unit_id)
    .executeTakeFirstOrThrow();
  await tx.updateTable('unit').set({ pi_qr, pi_qr_file: file_id }).where('unit_id', '=', unit_id).execute();
  if (before.pi_qr_file !== null) {
    await tx.deleteFrom('file').where('file_id', '=', before.pi_qr_file).execute();
  }
};
