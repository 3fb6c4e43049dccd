// The port of the area: what other areas may use of scores. `.ci/areas.cjs` lists who may.
export { scoreListCells } from './export-score-lists.js';
export { keepSubjects } from './kept/keep-subjects.js';
export { letGoKept } from './kept/let-go-kept.js';
export { listScores } from './list-scores.js';
export { evaluateScores, type PublishedScore, publishedScores } from './publicity/published-scores.js';
