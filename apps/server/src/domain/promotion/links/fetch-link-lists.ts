import { handle } from '../../../platform/http/calls/handle.js';
import { visitDay } from '../visits/visit-day.js';
import { listLinks } from './list-links.js';

export const fetchLinkLists = handle('promotion/fetchLinkLists', ({ input, caller, services }) =>
  listLinks(services.store.db, caller, input, { now: services.now(), today: visitDay(services) }),
);
