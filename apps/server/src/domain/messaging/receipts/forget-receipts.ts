import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';

/** Receipts of messages that are none of ours, or are gone, wait no longer than this. */
const days = 7;

/** Forgets the receipts that no message claimed. */
export const forgetReceipts = async ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<void> => {
  await sql`delete from sms_receipt where received_at < ${now()}::timestamptz - make_interval(days => ${days})`.execute(
    store.db,
  );
};
