import { handle } from '../../../platform/http/calls/handle.js';
import { listExports } from './list-exports.js';

export const fetchExports = handle('log/fetchExports', ({ input, services }) =>
  listExports(services.store.db, input),
);
