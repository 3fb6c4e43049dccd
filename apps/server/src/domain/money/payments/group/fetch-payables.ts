import { handle } from '../../../../platform/http/calls/handle.js';
import { listPayables } from './list-payables.js';

export const fetchPayables = handle('payment/fetchPayables', ({ input, caller, services }) =>
  listPayables(services.store.db, caller, input, { ...services, now: services.now() }),
);
