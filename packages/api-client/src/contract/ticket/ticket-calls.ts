import { acceptArrangement } from './accept-arrangement.js';
import { clearSeats } from './clear-seats.js';
import { compareArrangements } from './compare-arrangements.js';
import { decideDayMove } from './decide-day-move.js';
import { exportTicketLists } from './export-ticket-lists.js';
import { fetchArrangements } from './fetch-arrangements.js';
import { fetchDayMoves } from './fetch-day-moves.js';
import { fetchDoorKit } from './fetch-door-kit.js';
import { fetchDoorPhotos } from './fetch-door-photos.js';
import { fetchOwnTickets } from './fetch-own-tickets.js';
import { fetchPrint } from './fetch-print.js';
import { fetchPrintFile } from './fetch-print-file.js';
import { fetchSeats } from './fetch-seats.js';
import { fetchTicketById } from './fetch-ticket-by-id.js';
import { fetchTicketLists } from './fetch-ticket-lists.js';
import { fetchTicketPdf } from './fetch-ticket-pdf.js';
import { moveOnDay } from './move-on-day.js';
import { moveSeat } from './move-seat.js';
import { previewArrangement } from './preview-arrangement.js';
import { setArrangementStatus } from './set-arrangement-status.js';
import { startPrint } from './start-print.js';
import { voidTicket } from './void-ticket.js';

/** The calls of tickets and seats, which the specification does not name. */
export const ticketCalls = {
  'ticket/fetchTicketLists': fetchTicketLists,
  'ticket/exportTicketLists': exportTicketLists,
  'ticket/fetchTicketById': fetchTicketById,
  'ticket/previewArrangement': previewArrangement,
  'ticket/acceptArrangement': acceptArrangement,
  'ticket/clearSeats': clearSeats,
  'ticket/fetchArrangements': fetchArrangements,
  'ticket/compareArrangements': compareArrangements,
  'ticket/fetchSeats': fetchSeats,
  'ticket/moveSeat': moveSeat,
  'ticket/moveOnDay': moveOnDay,
  'ticket/decideDayMove': decideDayMove,
  'ticket/fetchDayMoves': fetchDayMoves,
  'ticket/voidTicket': voidTicket,
  'ticket/setArrangementStatus': setArrangementStatus,
  'ticket/fetchTicketPdf': fetchTicketPdf,
  'ticket/fetchOwnTickets': fetchOwnTickets,
  'ticket/fetchDoorKit': fetchDoorKit,
  'ticket/fetchDoorPhotos': fetchDoorPhotos,
  'ticket/fetchPrint': fetchPrint,
  'ticket/fetchPrintFile': fetchPrintFile,
  'ticket/startPrint': startPrint,
} as const;
