import { handle } from '../../../platform/http/calls/handle.js';
import { listTickets } from './list-tickets.js';

export const fetchTicketLists = handle('ticket/fetchTicketLists', ({ input, services }) =>
  listTickets(services.store.db, input, { keyring: services.keyring, now: services.now() }),
);
