import type { Services } from '../../../../../platform/services.js';
import { newId } from '../../../../../platform/store/new-id.js';

/** Tickets that an account has had printed. */
export const insertPrint = async (
  { store, keyring, now }: Services,
  class_id: number,
  asked_by: number,
): Promise<number> => {
  const print_id = newId();
  const expires_at = new Date(now().getTime() + 3_600_000);
  await store.db
    .insertInto('ticket_print')
    .values({
      class_id,
      print_id,
      asked_by,
      language: 'zh',
      ticket_ids: [1],
      printed: 1,
      created_at: now(),
      expires_at,
    })
    .execute();
  const bytes_enc = keyring.sealBytes('ticket_print', Buffer.from('%PDF-1.7 %%EOF'));
  await store.db
    .insertInto('ticket_print_part')
    .values({ class_id, print_id, part_no: 0, bytes_enc })
    .execute();
  return print_id;
};
