import type { AnyHandler } from '../../platform/http/calls/handle.js';
import { acknowledgeDoubts } from './absence/acknowledge-doubts.js';
import { confirmAbsences } from './absence/confirm-absences.js';
import { fetchAbsences } from './absence/fetch-absences.js';
import { withdrawAbsences } from './absence/withdraw-absences.js';
import { decideAmendment } from './amendments/decide-amendment.js';
import { proposeAmendment } from './amendments/propose-amendment.js';
import { decideScore } from './decide-score.js';
import { exportScoreLists } from './export-score-lists.js';
import { fetchScoreById } from './fetch-score-by-id.js';
import { fetchScoreLists } from './fetch-score-lists.js';
import { fetchScoreImports } from './import/fetch-score-imports.js';
import { fetchScoreSheet } from './import/fetch-score-sheet.js';
import { importScores } from './import/import-scores.js';
import { previewScoreImport } from './import/preview-score-import.js';
import { undoScoreImport } from './import/undo-score-import.js';
import { freezeScores } from './publicity/freeze-scores.js';
import { publishScores } from './publicity/publish-scores.js';
import { decideRecheck } from './rechecks/decide-recheck.js';
import { requestRecheck } from './rechecks/request-recheck.js';
import { saveScores } from './save-scores.js';
import { exportScoreStatistics } from './statistics/export-score-statistics.js';
import { fetchScoreStatistics } from './statistics/fetch-score-statistics.js';

/** The handlers of scores. */
export const scoreHandlers: readonly AnyHandler[] = [
  fetchScoreLists,
  exportScoreLists,
  fetchScoreById,
  saveScores,
  fetchScoreSheet,
  previewScoreImport,
  importScores,
  fetchScoreImports,
  undoScoreImport,
  fetchAbsences,
  confirmAbsences,
  withdrawAbsences,
  acknowledgeDoubts,
  decideScore,
  freezeScores,
  publishScores,
  proposeAmendment,
  decideAmendment,
  requestRecheck,
  decideRecheck,
  fetchScoreStatistics,
  exportScoreStatistics,
];
