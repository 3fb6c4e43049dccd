import { importLimits, type RegistryRules } from '@skillcert/core';
import { plainWord } from '../../import/rows/plain-word.js';
import { maskNumbers } from '../../money/statement/mask-numbers.js';
import { openRows } from '../../sheet/open-rows.js';
import type { SheetRow } from '../../sheet/read-rows.js';
import { SheetFault } from '../../sheet/sheet-fault.js';

type Rules = RegistryRules['answer'];

/** Above the names of its columns a registry says what the file is. */
const preamble = 30;
const longestNumber = 40;
const longestFault = 300;

/** A line of an answer; `fault` is null where it accepts, `unread` where it does not say which. */
export interface AnswerLine {
  readonly row_no: number;
  readonly certificate_no: string;
  readonly said: { readonly fault: string | null } | 'unread';
}

interface AnswerColumns {
  readonly number: number;
  readonly result: number;
  readonly fault: number;
}

const isOf = (words: readonly string[], cell: string) =>
  words.some((word) => plainWord(word) === plainWord(cell));

/** Which columns a row names, if it is the one that does: the number's, and that of the result or of the fault. */
const readHeads = ({ cells }: SheetRow, { number, result, fault }: Rules): AnswerColumns | undefined => {
  const placeOf = (words: readonly string[]) => cells.findIndex((cell) => isOf(words, cell));
  const columns = { number: placeOf(number), result: placeOf(result), fault: placeOf(fault) };
  return columns.number !== -1 && Math.max(columns.result, columns.fault) !== -1 ? columns : undefined;
};

/** In one form, on one line: control characters cannot be stored. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** What the registry found wrong, as it may be kept: it may name a whole identity number. */
const keptFault = (text: string) => maskNumbers(plain(text)).slice(0, longestFault).toWellFormed();

const readLine = (
  { row_no, cells, flaws }: SheetRow,
  columns: AnswerColumns,
  { accepted }: Rules,
): AnswerLine => {
  const textAt = (column: number) => (column === -1 ? '' : plain(cells[column] ?? ''));
  const certificate_no = textAt(columns.number).toUpperCase().slice(0, longestNumber).toWellFormed();
  const isFlawed = flaws.some(({ column }) => Object.values(columns).includes(column));
  const result = textAt(columns.result);
  const fault = keptFault(textAt(columns.fault));
  const line = { row_no, certificate_no };
  if (isFlawed || certificate_no === '') return { ...line, said: 'unread' };
  if (columns.result === -1) return { ...line, said: { fault: fault || null } };
  if (result === '') return { ...line, said: 'unread' };
  return { ...line, said: { fault: isOf(accepted, result) ? null : fault || keptFault(result) } };
};

/**
 * Reads what the registry answered, XLSX or CSV. The row that names the columns may stand below others.
 * @throws a SheetFault for what is no such file, what no row of names the columns, and what is larger than an import may be
 */
export const readAnswer = async (bytes: Buffer, rules: Rules): Promise<readonly AnswerLine[]> => {
  let columns: AnswerColumns | undefined;
  let count = 0;
  const lines: AnswerLine[] = [];
  for await (const some of openRows(bytes)) {
    count += some.length;
    if (count > importLimits.rows_max) throw new SheetFault('too_many_rows', { max: importLimits.rows_max });
    for (const row of some) {
      if (columns) lines.push(readLine(row, columns, rules));
      else columns = readHeads(row, rules);
    }
    if (!columns && count > preamble) break;
  }
  if (!columns) throw new SheetFault('no_answer');
  return lines;
};
