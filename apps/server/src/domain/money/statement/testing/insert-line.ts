import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Services } from '../../../../platform/services.js';
import { newId } from '../../../../platform/store/new-id.js';
import { testPaidOn } from '../../payments/testing/money-desk.js';

/** A line of the bank that waits. @returns its id */
export const insertLine = async (
  services: Services,
  amount_cents: number,
  by: StaffSession,
): Promise<number> => {
  const line_id = newId();
  const line = { line_id, line_key: Buffer.from(String(line_id)), paid_on: testPaidOn(services) };
  const said = { amount_cents, currency: 'CNY', payer_name: '李大明', note: '', numbers: [] };
  await services.store.db
    .insertInto('bank_line')
    .values({ ...line, ...said, imported_by: by.user_id, imported_at: services.now() })
    .execute();
  return line_id;
};
