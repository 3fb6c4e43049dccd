import type { Services } from '../../../../platform/services.js';
import { newId } from '../../../../platform/store/new-id.js';
import { sealHeads } from '../rows/sealed-row.js';

/** An import without rows that an account has checked. */
export const insertImport = async (
  { store, keyring, now }: Pick<Services, 'store' | 'keyring' | 'now'>,
  class_id: number,
  asked_by: number,
): Promise<number> => {
  const import_id = newId();
  const at = now();
  await store.db
    .insertInto('candidate_import')
    .values({
      class_id,
      import_id,
      title: '名单.xlsx',
      status: 'checked',
      heads_enc: sealHeads(keyring, ['姓名']),
      columns: ['name'],
      enroll_type: 'organization',
      study_type: 'online',
      asked_by,
      asked_as: 'master',
      session_hash: Buffer.alloc(32),
      address: '127.0.0.1',
      request_id: 'test',
      language: 'zh',
      created_at: at,
      updated_at: at,
      expires_at: new Date(at.getTime() + 86_400_000),
    })
    .execute();
  return import_id;
};
