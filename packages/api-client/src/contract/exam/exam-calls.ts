import { exportSittingLists } from './export-sitting-lists.js';
import { fetchExamPlan } from './fetch-exam-plan.js';
import { fetchSittingById } from './fetch-sitting-by-id.js';
import { fetchSittingLists } from './fetch-sitting-lists.js';
import { markSitting } from './mark-sitting.js';
import { printSitting } from './print-sitting.js';
import { removeRoom } from './remove-room.js';
import { removeSitting } from './remove-sitting.js';
import { saveRoom } from './save-room.js';
import { saveSitting } from './save-sitting.js';

/** The calls of the exam office, which the specification does not name. */
export const examCalls = {
  'exam/fetchExamPlan': fetchExamPlan,
  'exam/saveRoom': saveRoom,
  'exam/removeRoom': removeRoom,
  'exam/fetchSittingLists': fetchSittingLists,
  'exam/exportSittingLists': exportSittingLists,
  'exam/fetchSittingById': fetchSittingById,
  'exam/saveSitting': saveSitting,
  'exam/removeSitting': removeSitting,
  'exam/printSitting': printSitting,
  'exam/markSitting': markSitting,
} as const;
