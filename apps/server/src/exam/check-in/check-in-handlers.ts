import type { AnyHandler } from '../../http/calls/handle.js';
import { decideConflicts } from './decide-conflicts.js';
import { exportReportLists } from './export-report-lists.js';
import { fetchReportLists } from './fetch-report-lists.js';
import { updateReport } from './update-report.js';
import { updateReportOnline } from './update-report-online.js';

/** The handlers of the door. */
export const checkInHandlers: readonly AnyHandler[] = [
  fetchReportLists,
  exportReportLists,
  updateReport,
  decideConflicts,
  updateReportOnline,
];
