import { handle } from '../../../platform/http/calls/handle.js';

/** More than a unit's staff would look through. */
const most = 200;

export const fetchInvoiceTitles = handle('payment/fetchInvoiceTitles', async ({ caller, services }) => {
  const { unit_id } = caller;
  if (unit_id === null) return { keeps: false, items: [] };
  const items = await services.store.db
    .selectFrom('invoice_title')
    .select(['title_id', 'title', 'tax_no', 'address', 'phone_masked', 'bank', 'account_number_masked'])
    .where('unit_id', '=', unit_id)
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute();
  return { keeps: true, items };
});
