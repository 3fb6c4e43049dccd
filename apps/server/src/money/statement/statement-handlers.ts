import type { AnyHandler } from '../../http/calls/handle.js';
import { fetchBankLines } from './fetch-bank-lines.js';
import { importStatement } from './import-statement.js';
import { matchBankLine } from './match-bank-line.js';
import { previewStatement } from './preview-statement.js';
import { undoBankMatch } from './undo-bank-match.js';

/** The handlers of bank statements. */
export const statementHandlers: readonly AnyHandler[] = [
  previewStatement,
  importStatement,
  fetchBankLines,
  matchBankLine,
  undoBankMatch,
];
