import { handle } from '../../http/calls/handle.js';
import { listOpenClasses } from './list-open-classes.js';

export const fetchOpenClasses = handle('class/fetchOpenClasses', ({ input, services }) =>
  listOpenClasses(services.store.db, services.now(), input),
);
