import type { AnyHandler } from '../../platform/http/calls/handle.js';
import { decideConflicts } from './check-in/decide-conflicts.js';
import { exportReportLists } from './check-in/export-report-lists.js';
import { fetchReportLists } from './check-in/fetch-report-lists.js';
import { updateReport } from './check-in/update-report.js';
import { updateReportOnline } from './check-in/update-report-online.js';
import { fetchPapers } from './papers/fetch-papers.js';
import { fetchPapersFile } from './papers/fetch-papers-file.js';
import { startPapers } from './papers/start-papers.js';
import { addManyRooms } from './rooms/add-rooms.js';
import { fetchRoomSheet } from './rooms/fetch-room-sheet.js';
import { readRoomSheet } from './rooms/read-room-sheet.js';
import { removeRoom } from './rooms/remove-room.js';
import { saveRoom } from './rooms/save-room.js';
import { dealInvigilators } from './sittings/deal-invigilators.js';
import { exportSittingLists } from './sittings/export-sitting-lists.js';
import { fetchExamPlan } from './sittings/fetch-exam-plan.js';
import { fetchSittingById } from './sittings/fetch-sitting-by-id.js';
import { fetchSittingLists } from './sittings/fetch-sitting-lists.js';
import { markSitting } from './sittings/mark-sitting.js';
import { addManySittings } from './sittings/plan/add-sittings.js';
import { fetchBusy } from './sittings/plan/fetch-busy.js';
import { shiftSittings } from './sittings/plan/shift-sittings.js';
import { printSitting } from './sittings/print-sitting.js';
import { removeSitting } from './sittings/remove-sitting.js';
import { saveInvigilators } from './sittings/save-invigilators.js';
import { saveSitting } from './sittings/save-sitting.js';
import { acceptArrangement } from './tickets/arrangement/accept-arrangement.js';
import { clearSeats } from './tickets/arrangement/clear-seats.js';
import { compareArrangements } from './tickets/arrangement/compare-arrangements.js';
import { fetchArrangements } from './tickets/arrangement/fetch-arrangements.js';
import { fetchSeats } from './tickets/arrangement/fetch-seats.js';
import { moveSeat } from './tickets/arrangement/move-seat.js';
import { previewArrangement } from './tickets/arrangement/preview-arrangement.js';
import { setArrangementStatus } from './tickets/arrangement/set-arrangement-status.js';
import { decideDayMove } from './tickets/day/decide-day-move.js';
import { fetchDayMoves } from './tickets/day/fetch-day-moves.js';
import { fetchUnseated } from './tickets/day/fetch-unseated.js';
import { moveOnDay } from './tickets/day/move-on-day.js';
import { previewDayMove } from './tickets/day/preview-day-move.js';
import { exportTicketLists } from './tickets/export-ticket-lists.js';
import { fetchDoorKit } from './tickets/fetch-door-kit.js';
import { fetchDoorPhotos } from './tickets/fetch-door-photos.js';
import { fetchOwnTickets } from './tickets/fetch-own-tickets.js';
import { fetchTicketById } from './tickets/fetch-ticket-by-id.js';
import { fetchTicketLists } from './tickets/fetch-ticket-lists.js';
import { fetchTicketPdf } from './tickets/fetch-ticket-pdf.js';
import { fetchPrint } from './tickets/prints/fetch-print.js';
import { fetchPrintFile } from './tickets/prints/fetch-print-file.js';
import { startPrint } from './tickets/prints/start-print.js';
import { voidTicket } from './tickets/void-ticket.js';

/** The handlers of the exam office: rooms and sittings, seats and tickets, and the door. */
export const examHandlers: readonly AnyHandler[] = [
  fetchExamPlan,
  saveRoom,
  addManyRooms,
  readRoomSheet,
  fetchRoomSheet,
  removeRoom,
  fetchSittingLists,
  exportSittingLists,
  fetchSittingById,
  saveSitting,
  dealInvigilators,
  saveInvigilators,
  addManySittings,
  shiftSittings,
  fetchBusy,
  removeSitting,
  printSitting,
  startPapers,
  fetchPapers,
  fetchPapersFile,
  markSitting,
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
  previewDayMove,
  fetchUnseated,
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
  fetchReportLists,
  exportReportLists,
  updateReport,
  decideConflicts,
  updateReportOnline,
];
