import { sql } from 'kysely';
import { findPrintedTickets, holdsOrHeld, ticketDocument } from '../../exam/index.js';
import { atOnce } from '../plan-dossier.js';
import { drawEach } from './draw-each.js';
import type { Make } from './making.js';

/** The tickets of a class that hold, or held until its exam. */
export const printedTickets: Make = async ({ services, dossier: { class_id, language } }, { from = 0 }) => {
  const { store, keyring } = services;
  const some = sql<boolean>`t.ticket_id in (
    select t.ticket_id from exam_ticket t where t.class_id = ${class_id} and ${holdsOrHeld}
    order by t.ticket_no limit ${atOnce.tickets} offset ${from})`;
  const tickets = await findPrintedTickets(store.db, keyring, class_id, some);
  const { bytes, undrawn } = await drawEach(services, tickets, (each) =>
    ticketDocument(services, each, language),
  );
  return { bytes, undrawn: undrawn.map(({ enrol_no }) => enrol_no) };
};
