import type { AnyHandler } from '../../http/calls/handle.js';
import { acceptArrangement } from './arrangement/accept-arrangement.js';
import { clearSeats } from './arrangement/clear-seats.js';
import { compareArrangements } from './arrangement/compare-arrangements.js';
import { fetchArrangements } from './arrangement/fetch-arrangements.js';
import { fetchSeats } from './arrangement/fetch-seats.js';
import { moveSeat } from './arrangement/move-seat.js';
import { previewArrangement } from './arrangement/preview-arrangement.js';
import { setArrangementStatus } from './arrangement/set-arrangement-status.js';
import { decideDayMove } from './day/decide-day-move.js';
import { fetchDayMoves } from './day/fetch-day-moves.js';
import { moveOnDay } from './day/move-on-day.js';
import { exportTicketLists } from './export-ticket-lists.js';
import { fetchDoorKit } from './fetch-door-kit.js';
import { fetchDoorPhotos } from './fetch-door-photos.js';
import { fetchOwnTickets } from './fetch-own-tickets.js';
import { fetchTicketById } from './fetch-ticket-by-id.js';
import { fetchTicketLists } from './fetch-ticket-lists.js';
import { fetchTicketPdf } from './fetch-ticket-pdf.js';
import { fetchPrint } from './prints/fetch-print.js';
import { fetchPrintFile } from './prints/fetch-print-file.js';
import { startPrint } from './prints/start-print.js';
import { voidTicket } from './void-ticket.js';

/** The handlers of tickets and seats. */
export const ticketHandlers: readonly AnyHandler[] = [
  fetchTicketLists,
  exportTicketLists,
  fetchTicketById,
  previewArrangement,
  acceptArrangement,
  clearSeats,
  fetchArrangements,
  compareArrangements,
  fetchSeats,
  moveSeat,
  moveOnDay,
  decideDayMove,
  fetchDayMoves,
  voidTicket,
  setArrangementStatus,
  fetchTicketPdf,
  fetchOwnTickets,
  fetchDoorKit,
  fetchDoorPhotos,
  startPrint,
  fetchPrint,
  fetchPrintFile,
];
