import { handle } from '../../../../platform/http/calls/handle.js';
import { findGathering } from './find-gathering.js';

export const fetchGathering = handle('payment/fetchGathering', ({ input, services }) =>
  findGathering(services.store.db, input.class_id, services.providers),
);
