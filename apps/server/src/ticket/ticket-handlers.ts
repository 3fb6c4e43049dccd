import type { AnyHandler } from '../http/handle.js';
import { acceptArrangement } from './accept-arrangement.js';
import { clearSeats } from './clear-seats.js';
import { fetchDoorKit } from './fetch-door-kit.js';
import { fetchOwnTickets } from './fetch-own-tickets.js';
import { fetchSeats } from './fetch-seats.js';
import { fetchTicketById } from './fetch-ticket-by-id.js';
import { fetchTicketLists } from './fetch-ticket-lists.js';
import { fetchTicketPdf } from './fetch-ticket-pdf.js';
import { moveSeat } from './move-seat.js';
import { previewArrangement } from './preview-arrangement.js';
import { fetchPrint } from './prints/fetch-print.js';
import { fetchPrintFile } from './prints/fetch-print-file.js';
import { startPrint } from './prints/start-print.js';
import { setArrangementStatus } from './set-arrangement-status.js';
import { voidTicket } from './void-ticket.js';

/** The handlers of tickets and seats. */
export const ticketHandlers: readonly AnyHandler[] = [
  fetchTicketLists,
  fetchTicketById,
  previewArrangement,
  acceptArrangement,
  clearSeats,
  fetchSeats,
  moveSeat,
  voidTicket,
  setArrangementStatus,
  fetchTicketPdf,
  fetchOwnTickets,
  fetchDoorKit,
  startPrint,
  fetchPrint,
  fetchPrintFile,
];
