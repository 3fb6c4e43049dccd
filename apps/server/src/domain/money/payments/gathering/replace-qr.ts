import type { Transaction } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { takeUpload } from '../own/take-proof.js';

interface Replacement {
  readonly class_id: number;
  /** An upload of the caller, or none. */
  readonly qr_id: number | null;
  readonly before: number | null;
}

/**
 * Puts a collection QR, or none, in the place of the present one, which is deleted. The settings are written by then.
 * @throws a Refusal naming `qr_id`: not_offered where the caller uploaded no such picture
 */
export const replaceQr = async (
  tx: Transaction<Database>,
  owner: StaffSession,
  { class_id, qr_id, before }: Replacement,
): Promise<void> => {
  if (qr_id === before) return;
  if (qr_id !== null && !(await takeUpload(tx, { class_id, proof_id: qr_id, owner }))) {
    throw refuseFields({ qr_id: 'not_offered' });
  }
  await tx.updateTable('gathering').set({ qr_file: qr_id }).where('class_id', '=', class_id).execute();
  if (before !== null) await tx.deleteFrom('file').where('file_id', '=', before).execute();
};
