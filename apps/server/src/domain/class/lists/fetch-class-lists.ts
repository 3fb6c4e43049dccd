import { handle } from '../../../platform/http/calls/handle.js';
import { listClasses } from './list-classes.js';
import { listClock } from './list-clock.js';

export const fetchClassLists = handle('class/fetchClassLists', ({ input, caller, services }) =>
  listClasses(services.store.db, caller, input, listClock(services)),
);
