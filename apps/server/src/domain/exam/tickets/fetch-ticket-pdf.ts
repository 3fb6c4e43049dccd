import { showsTickets } from '@skillcert/core';
import { sql } from 'kysely';
import { printFor } from '../../../platform/documents/print-for.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { isStaff } from '../../../platform/http/calls/is-staff.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { findPrintedTickets } from './find-printed-tickets.js';
import { ticketDocument } from './ticket-document.js';

/** The ticket as a file. For a candidate, one that is not published, or another's, is not there. */
export const fetchTicketPdf = handle(
  'ticket/fetchTicketPdf',
  async ({ input: { class_id, ticket_id }, caller, services, request }) => {
    const { store, keyring } = services;
    const own = isStaff(caller) ? sql<boolean>`true` : sql<boolean>`e.phone_index = ${caller.phone_index}`;
    const wanted = sql<boolean>`t.ticket_id = ${ticket_id} and ${own}`;
    const [ticket] = await findPrintedTickets(store.db, keyring, class_id, wanted);
    if (!ticket || !(isStaff(caller) || showsTickets(ticket.class_status))) throw new Refusal('not_found');
    if (ticket.status !== 'issued') throw refuseTransition({ thing: 'ticket', state: ticket.status });
    return printFor(services, request, ticketDocument(services, [ticket], request.language));
  },
);
