import { handle } from '../../../platform/http/calls/handle.js';
import { listRestUnits } from './list-rest-units.js';

export const fetchClassRestRcommendList = handle('class/fetchClassRestRcommendList', ({ input, services }) =>
  listRestUnits(services.store.db, input),
);
