import { handle } from '../../../platform/http/calls/handle.js';
import { readStages } from './read-stages.js';

export const fetchTimeline = handle('class/fetchTimeline', ({ input, caller, services }) =>
  readStages(services.store.db, caller, input.class_id, services),
);
