import { handle } from '../../../platform/http/calls/handle.js';
import { listLines } from './list-lines.js';

export const fetchBankLines = handle('payment/fetchBankLines', ({ input, services }) =>
  listLines(services.store.db, input),
);
