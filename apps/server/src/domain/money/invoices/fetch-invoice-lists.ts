import { handle } from '../../../platform/http/calls/handle.js';
import { listInvoices } from './list-invoices.js';

export const fetchInvoiceLists = handle('payment/fetchInvoiceLists', ({ input, services }) =>
  listInvoices(services.store.db, input),
);
