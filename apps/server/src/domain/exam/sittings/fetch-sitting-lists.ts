import { handle } from '../../../platform/http/calls/handle.js';
import { listSittings } from './list-sittings.js';

export const fetchSittingLists = handle('exam/fetchSittingLists', ({ input, services }) =>
  listSittings(services.store.db, input),
);
