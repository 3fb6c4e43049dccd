import { sha256 } from '../../../platform/crypto/sha256.js';
import type { Services } from '../../../platform/services.js';
import { newId } from '../../../platform/store/new-id.js';
import { dossierSeal } from '../make-next.js';

/** A dossier that is made, of one file, and that its class was sealed with: another one does not take its place. */
export const insertDossier = async (
  { store, keyring, now }: Services,
  class_id: number,
  asked_by: number,
): Promise<number> => {
  const dossier_id = newId();
  const at = now();
  const bytes = Buffer.from('SHA256SUMS');
  const hash = sha256(bytes).toString('hex');
  await store.db
    .insertInto('class_dossier')
    .values({
      ...{ class_id, dossier_id, asked_by, purpose: '班次归档', language: 'zh', seq: 0, made: 1 },
      ...{ sha256: hash, created_at: at, done_at: at, sealed_at: at },
      plan: JSON.stringify([{ path: 'SHA256SUMS', make: 'sums' }]),
      expires_at: new Date(at.getTime() + 3_600_000),
    })
    .execute();
  const file = { class_id, dossier_id, file_no: 0, path: 'SHA256SUMS', size: bytes.length, sha256: hash };
  await store.db
    .insertInto('class_dossier_file')
    .values({ ...file, bytes_enc: keyring.sealBytes(dossierSeal, bytes) })
    .execute();
  return dossier_id;
};
