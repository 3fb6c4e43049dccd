import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

const path = '/api/user/fetchUnitQr?file_id=';

/** What `pi_qr` says of a picture that is kept here. */
export const pictureAddress = (file_id: number): string => `${path}${file_id}`;

/** Puts a picture, or none, in the place of the unit's one, which is deleted. The unit is locked by then. */
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
