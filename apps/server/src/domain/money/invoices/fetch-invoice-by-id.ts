import { readTimeline } from '../../../platform/audit/read-timeline.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { findInvoice } from './find-invoice.js';

export const fetchInvoiceById = handle('payment/fetchInvoiceById', async ({ input, caller, services }) => {
  const { db } = services.store;
  const { class_id, invoice_id } = input;
  const found = await findInvoice(db, caller, input);
  const timeline = await readTimeline(db, class_id, 'invoice', invoice_id);
  return { ...found, timeline };
});
