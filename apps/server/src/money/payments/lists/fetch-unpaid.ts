import { handle } from '../../../http/calls/handle.js';
import { listUnpaid } from './list-unpaid.js';

export const fetchUnpaid = handle('payment/fetchUnpaid', ({ input, caller, services }) =>
  listUnpaid(services.store.db, caller, input, { ...services, now: services.now() }),
);
