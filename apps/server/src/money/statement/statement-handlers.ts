import type { AnyHandler } from '../../http/calls/handle.js';
import { countBankLines } from './count-bank-lines.js';
import { fetchBankLines } from './fetch-bank-lines.js';
import { importStatement } from './import-statement.js';
import { keepBankLines } from './keep-bank-lines.js';
import { fetchOtherFees } from './match/fetch-other-fees.js';
import { matchBankLine } from './match-bank-line.js';
import { matchSureBankLines } from './match-sure-bank-lines.js';
import { previewStatement } from './preview-statement.js';
import { setBankLinesAside } from './set-bank-lines-aside.js';
import { undoBankBatch } from './undo-bank-batch.js';
import { undoBankMatch } from './undo-bank-match.js';

/** The handlers of bank statements. */
export const statementHandlers: readonly AnyHandler[] = [
  previewStatement,
  importStatement,
  countBankLines,
  fetchBankLines,
  fetchOtherFees,
  keepBankLines,
  matchBankLine,
  matchSureBankLines,
  undoBankMatch,
  undoBankBatch,
  setBankLinesAside,
];
