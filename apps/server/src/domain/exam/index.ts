// The port of the area: what other areas may use of exams. `.ci/areas.cjs` lists who may.
export { rosterCells } from './check-in/export-report-lists.js';
export { isOfAnotherClass } from './check-in/is-of-another-class.js';
export { listRoster } from './check-in/list-roster.js';
export { numberedAtDoor } from './check-in/numbered-at-door.js';
export { type ReadNumber, readNumber } from './check-in/read-number.js';
export { saidPastEntry } from './check-in/said-past-entry.js';
export { auditMarks, type MarkChange, marksChanged, peopleMarked } from './marks/said-marks.js';
export { sittingCells } from './sittings/export-sitting-lists.js';
export { listSittings } from './sittings/list-sittings.js';
export { findPrintedTickets } from './tickets/find-printed-tickets.js';
export { holdsOrHeld } from './tickets/holds-or-held.js';
export { listTickets } from './tickets/list-tickets.js';
export { ticketCells } from './tickets/ticket-cells.js';
export { ticketDocument } from './tickets/ticket-document.js';
