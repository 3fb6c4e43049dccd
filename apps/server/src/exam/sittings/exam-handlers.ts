import type { AnyHandler } from '../../http/calls/handle.js';
import { fetchPapers } from '../papers/fetch-papers.js';
import { fetchPapersFile } from '../papers/fetch-papers-file.js';
import { startPapers } from '../papers/start-papers.js';
import { addManyRooms } from '../rooms/add-rooms.js';
import { fetchRoomSheet } from '../rooms/fetch-room-sheet.js';
import { readRoomSheet } from '../rooms/read-room-sheet.js';
import { removeRoom } from '../rooms/remove-room.js';
import { saveRoom } from '../rooms/save-room.js';
import { exportSittingLists } from './export-sitting-lists.js';
import { fetchExamPlan } from './fetch-exam-plan.js';
import { fetchSittingById } from './fetch-sitting-by-id.js';
import { fetchSittingLists } from './fetch-sitting-lists.js';
import { markSitting } from './mark-sitting.js';
import { addManySittings } from './plan/add-sittings.js';
import { fetchBusy } from './plan/fetch-busy.js';
import { shiftSittings } from './plan/shift-sittings.js';
import { printSitting } from './print-sitting.js';
import { removeSitting } from './remove-sitting.js';
import { saveSitting } from './save-sitting.js';

/** The handlers of the exam office. */
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
  addManySittings,
  shiftSittings,
  fetchBusy,
  removeSitting,
  printSitting,
  startPapers,
  fetchPapers,
  fetchPapersFile,
  markSitting,
];
