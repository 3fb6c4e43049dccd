import type { AnyHandler } from '../http/handle.js';
import { fetchExamPlan } from './fetch-exam-plan.js';
import { fetchSittingById } from './fetch-sitting-by-id.js';
import { fetchSittingLists } from './fetch-sitting-lists.js';
import { printSitting } from './print-sitting.js';
import { removeRoom } from './remove-room.js';
import { removeSitting } from './remove-sitting.js';
import { saveRoom } from './save-room.js';
import { saveSitting } from './save-sitting.js';

/** The handlers of the exam office. */
export const examHandlers: readonly AnyHandler[] = [
  fetchExamPlan,
  saveRoom,
  removeRoom,
  fetchSittingLists,
  fetchSittingById,
  saveSitting,
  removeSitting,
  printSitting,
];
