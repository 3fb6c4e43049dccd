import { handle } from '../../http/calls/handle.js';
import { listClasses } from './list-classes.js';

export const fetchClassLists = handle('class/fetchClassLists', ({ input, caller, services }) =>
  listClasses(services.store.db, caller, input, {
    now: services.now(),
    time_zone: services.programme.time_zone,
  }),
);
