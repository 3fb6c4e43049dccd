import { handle } from '../../../platform/http/calls/handle.js';
import { listAllInvoices } from './list-all-invoices.js';

export const fetchAllInvoices = handle('payment/fetchAllInvoices', ({ input, services }) =>
  listAllInvoices(services.store.db, input),
);
