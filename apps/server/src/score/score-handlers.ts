import type { AnyHandler } from '../http/handle.js';
import { decideAmendment } from './decide-amendment.js';
import { decideRecheck } from './decide-recheck.js';
import { decideScore } from './decide-score.js';
import { fetchScoreById } from './fetch-score-by-id.js';
import { fetchScoreLists } from './fetch-score-lists.js';
import { freezeScores } from './freeze-scores.js';
import { proposeAmendment } from './propose-amendment.js';
import { publishScores } from './publish-scores.js';
import { requestRecheck } from './request-recheck.js';
import { saveScores } from './save-scores.js';
import { exportScoreStatistics } from './statistics/export-score-statistics.js';
import { fetchScoreStatistics } from './statistics/fetch-score-statistics.js';

/** The handlers of scores. */
export const scoreHandlers: readonly AnyHandler[] = [
  fetchScoreLists,
  fetchScoreById,
  saveScores,
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
