import { handle } from '../../../../platform/http/calls/handle.js';
import { listUnpaid } from './list-unpaid.js';

export const fetchAllUnpaid = handle('payment/fetchAllUnpaid', ({ input, caller, services }) =>
  listUnpaid(services.store.db, caller, input, {
    ...services,
    now: services.now(),
    of: input.declared_too ? 'a_line' : 'open_classes',
  }),
);
