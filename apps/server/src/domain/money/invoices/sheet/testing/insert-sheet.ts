import type { Services } from '../../../../../platform/services.js';
import { newId } from '../../../../../platform/store/new-id.js';

/** A sheet of invoices without rows that an account has sent. */
export const insertSheet = async (
  { store, now }: Pick<Services, 'store' | 'now'>,
  class_id: number,
  asked_by: number,
): Promise<number> => {
  const sheet_id = newId();
  const at = now();
  await store.db
    .insertInto('invoice_sheet')
    .values({
      class_id,
      sheet_id,
      title: '开票.xlsx',
      asked_by,
      asked_roles: ['master'],
      session_hash: Buffer.alloc(32),
      address: '127.0.0.1',
      request_id: 'test',
      created_at: at,
      expires_at: new Date(at.getTime() + 86_400_000),
    })
    .execute();
  return sheet_id;
};
