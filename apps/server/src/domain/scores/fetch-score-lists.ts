import { handle } from '../../platform/http/calls/handle.js';
import { listScores } from './list-scores.js';

export const fetchScoreLists = handle('score/fetchScoreLists', ({ input, caller, services }) =>
  listScores(services.store.db, input, {
    caller,
    exam: services.exam,
    keyring: services.keyring,
    now: services.now(),
  }),
);
