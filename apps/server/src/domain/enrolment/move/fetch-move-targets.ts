import { handle } from '../../../platform/http/calls/handle.js';
import { listMoveTargets } from './list-move-targets.js';

export const fetchMoveTargets = handle('enrolment/fetchMoveTargets', async ({ input, caller, services }) => ({
  items: await listMoveTargets(services, caller, input),
}));
