import { addRooms } from './add-rooms.js';
import { addSittings } from './add-sittings.js';
import { exportSittingLists } from './export-sitting-lists.js';
import { fetchBusy } from './fetch-busy.js';
import { fetchExamPlan } from './fetch-exam-plan.js';
import { fetchPapers } from './fetch-papers.js';
import { fetchPapersFile } from './fetch-papers-file.js';
import { fetchRoomSheet } from './fetch-room-sheet.js';
import { fetchSittingById } from './fetch-sitting-by-id.js';
import { fetchSittingLists } from './fetch-sitting-lists.js';
import { markSitting } from './mark-sitting.js';
import { printSitting } from './print-sitting.js';
import { readRoomSheet } from './read-room-sheet.js';
import { removeRoom } from './remove-room.js';
import { removeSitting } from './remove-sitting.js';
import { saveRoom } from './save-room.js';
import { saveSitting } from './save-sitting.js';
import { shiftSittings } from './shift-sittings.js';
import { startPapers } from './start-papers.js';

/** The calls of the exam office, which the specification does not name. */
export const examCalls = {
  'exam/fetchExamPlan': fetchExamPlan,
  'exam/saveRoom': saveRoom,
  'exam/addRooms': addRooms,
  'exam/readRoomSheet': readRoomSheet,
  'exam/fetchRoomSheet': fetchRoomSheet,
  'exam/removeRoom': removeRoom,
  'exam/fetchSittingLists': fetchSittingLists,
  'exam/exportSittingLists': exportSittingLists,
  'exam/fetchSittingById': fetchSittingById,
  'exam/saveSitting': saveSitting,
  'exam/addSittings': addSittings,
  'exam/shiftSittings': shiftSittings,
  'exam/fetchBusy': fetchBusy,
  'exam/removeSitting': removeSitting,
  'exam/printSitting': printSitting,
  'exam/startPapers': startPapers,
  'exam/fetchPapers': fetchPapers,
  'exam/fetchPapersFile': fetchPapersFile,
  'exam/markSitting': markSitting,
} as const;
