import type { SheetLook } from '@skillcert/api-client/contract';
import { importLimits, type RegistryRules, registryLimits } from '@skillcert/core';
import type { SheetReader } from '../../../platform/sheet/create-sheet-reader.js';
import { inTurns } from '../../../platform/sheet/in-turns.js';
import { fieldsAt, type LookedCell, lookAt, shownText } from '../../../platform/sheet/look-at.js';
import { maskNumbers } from '../../../platform/sheet/mask-numbers.js';
import { partTable } from '../../../platform/sheet/part-table.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';
import { readingOf } from '../../../platform/sheet/reading-of.js';
import { SheetFault } from '../../../platform/sheet/sheet-fault.js';
import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { keptResult, type MeaningOf } from './result-meanings.js';

type Rules = RegistryRules['answer'];

const longestNumber = 40;
const longestFault = 300;

/**
 * A line of an answer; `fault` is null if it accepts, `waits` if nothing is decided, `unread` if its result is
 * missing.
 */
export interface AnswerLine {
  readonly row_no: number;
  readonly certificate_no: string;
  readonly said: { readonly fault: string | null } | 'waits' | 'unread';
}

/** A result without a meaning. */
interface UnknownResult {
  readonly result: string;
  readonly lines: number;
}

/** The contents of a file of the registry. */
export interface ReadAnswer {
  readonly lines: readonly AnswerLine[];
  /** The most frequent first, at most as many as a person chooses at once. */
  readonly unknown: readonly UnknownResult[];
  readonly head_row: number;
  readonly look: SheetLook;
}

interface AnswerColumns {
  readonly number: number;
  readonly result: number;
  readonly fault: number;
}

const isOf = (words: readonly string[], cell: string) =>
  words.some((word) => plainWord(word) === plainWord(cell));

/** Which columns a row names, if it is the one that does: the number's, and that of the result or of the fault. */
const readHeads = (cells: readonly string[], { number, result, fault }: Rules): AnswerColumns | undefined => {
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

const numberIn = (text: string) => plain(text).toUpperCase().slice(0, longestNumber).toWellFormed();

/** The fault that the registry found, as it may be kept: it may name a whole identity number. */
const keptFault = (text: string) => maskNumbers(plain(text)).slice(0, longestFault).toWellFormed();

/** How lines are read. */
interface Reading {
  readonly meaningOf: MeaningOf;
  /** Whether the registry has no column of results: a line without a fault is then accepted. */
  readonly saysFaultsAlone: boolean;
}

/** A line whose result is still to be interpreted; `unknown` is a result without a meaning. */
interface ReadLine extends AnswerLine {
  readonly unknown?: string;
}

const readLine = (
  { row_no, cells, flaws }: SheetRow,
  columns: AnswerColumns,
  { meaningOf, saysFaultsAlone }: Reading,
): ReadLine => {
  const textAt = (column: number) => (column === -1 ? '' : plain(cells[column] ?? ''));
  const certificate_no = numberIn(textAt(columns.number));
  const isFlawed = flaws.some(({ column }) => Object.values(columns).includes(column));
  const result = keptResult(textAt(columns.result));
  const fault = keptFault(textAt(columns.fault));
  const line = { row_no, certificate_no };
  if (isFlawed || certificate_no === '') return { ...line, said: 'unread' };
  if (columns.result === -1)
    return { ...line, said: fault || saysFaultsAlone ? { fault: fault || null } : 'unread' };
  // Cut off, it might mean the opposite.
  if (plainWord(result) === '' || result.length > registryLimits.result_chars_max)
    return { ...line, said: 'unread' };
  const means = meaningOf(result);
  if (!means) return { ...line, said: 'unread', unknown: result };
  if (means === 'wait') return { ...line, said: 'waits' };
  return { ...line, said: { fault: means === 'accept' ? null : fault || result } };
};

/** The unknown results of an answer, each once, however its case and blanks differ. */
const unknownIn = (lines: readonly ReadLine[]): readonly UnknownResult[] => {
  const found = new Map<string, { result: string; lines: number }>();
  for (const { unknown } of lines) {
    if (unknown === undefined) continue;
    const before = found.get(plainWord(unknown));
    if (before) before.lines += 1;
    else found.set(plainWord(unknown), { result: unknown, lines: 1 });
  }
  return [...found.values()].sort((a, b) => b.lines - a.lines).slice(0, registryLimits.results_asked_max);
};

/** The number whole, any other cell as it may be kept. */
const readAs = ({ text, field }: LookedCell): string =>
  field === 'number' ? numberIn(text) : shownText(plain(text));

/**
 * Reads what the registry answered, by the row of heads that is said, else by the one that is found.
 * @throws a SheetFault for what is no such file, what no row of names the columns, and what is larger than an import
 * may be
 */
export const readAnswer = async (
  reader: SheetReader,
  bytes: Buffer,
  rules: Rules,
  meaningOf: MeaningOf,
  head_row?: number,
): Promise<ReadAnswer> => {
  const meanings = { meaningOf, saysFaultsAlone: rules.result.length === 0 };
  const table = await reader.read(bytes);
  const { rows } = table;
  if (rows.length > importLimits.rows_max)
    throw new SheetFault('too_many_rows', { max: importLimits.rows_max });
  const named = (cells: readonly string[]) =>
    Object.values(readHeads(cells, rules) ?? {}).filter((at) => at !== -1).length;
  const { head, head_rows, below } = partTable(rows, named, head_row);
  const columns = readHeads(head.cells, rules);
  if (!columns) throw new SheetFault('no_answer');
  const lines: ReadLine[] = [];
  for await (const some of inTurns(below)) lines.push(...some.map((row) => readLine(row, columns, meanings)));
  const reading = readingOf(table, head.row_no);
  const fields = fieldsAt(Object.entries(columns));
  return {
    lines,
    unknown: unknownIn(lines),
    head_row: head.row_no,
    look: lookAt({ head_rows, head, below, fields, reading, readAs }),
  };
};
