import { handle } from '../../../platform/http/calls/handle.js';
import { listClock } from './list-clock.js';
import { listOpenClasses } from './list-open-classes.js';

export const fetchOpenClasses = handle('class/fetchOpenClasses', ({ input, services }) =>
  listOpenClasses(services.store.db, listClock(services), input),
);
