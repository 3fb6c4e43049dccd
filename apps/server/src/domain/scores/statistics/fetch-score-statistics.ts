import { handle } from '../../../platform/http/calls/handle.js';
import { readStatistics } from './read-statistics.js';

export const fetchScoreStatistics = handle('score/fetchScoreStatistics', ({ input, caller, services }) =>
  readStatistics(services.store.db, {
    class_id: input.class_id,
    caller,
    exam: services.exam,
    now: services.now(),
  }),
);
