import type { PlainLook } from '@skillcert/api-client/contract';
import { importLimits, type RegistryRules, registryLimits } from '@skillcert/core';
import {
  type ChosenColumns,
  type ColumnChoice,
  chooseColumns,
  namedBy,
} from '../../../platform/sheet/choose-columns.js';
import type { SheetReader } from '../../../platform/sheet/create-sheet-reader.js';
import { inTurns } from '../../../platform/sheet/in-turns.js';
import { type LookedCell, lookAt, shownText } from '../../../platform/sheet/look-at.js';
import { partTable } from '../../../platform/sheet/part-table.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';
import { readingOf, toReading } from '../../../platform/sheet/reading-of.js';
import { SheetFault } from '../../../platform/sheet/sheet-fault.js';
import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { isLeftOut, markTotals, namesUnder } from '../../../platform/sheet/total-row.js';
import { maskNumbers } from '../../../platform/sheet/values/mask-numbers.js';
import { plainNumber } from '../../../platform/sheet/values/plain-number.js';
import { saysNothing } from '../../../platform/sheet/values/says-nothing.js';
import { withoutCutNumbers } from '../../../platform/sheet/without-cut-numbers.js';
import { type AnswerColumns, answerFamily, columnsOf } from './answer-columns.js';
import { isSumOfLines } from './is-sum-of-lines.js';
import { keptResult, type MeaningOf } from './result-meanings.js';

type Rules = RegistryRules['answer'];

const longestNumber = 40;
const longestName = 60;
const longestFault = 300;

/**
 * A line of an answer; `fault` is null if it accepts, `waits` if nothing is decided, `unread` if its result is
 * missing, `no_result` if it is although a reason is given.
 */
export interface AnswerLine {
  readonly row_no: number;
  readonly certificate_no: string;
  /** The name of its person; empty where the file has none. */
  readonly name: string;
  readonly said: { readonly fault: string | null } | 'waits' | 'unread' | 'no_result';
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
  /** The row of heads and the fields of its columns: how the file was read. */
  readonly reading: string;
  readonly head_row: number;
  readonly heads: readonly string[];
  readonly columns: ChosenColumns;
  readonly look: PlainLook;
}

/** In one form, on one line: control characters cannot be stored. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** The number of a certificate, without blanks. */
const numberIn = (text: string) =>
  plainNumber(text)
    .replace(/[\s\p{Cc}]+/gu, '')
    .toUpperCase()
    .slice(0, longestNumber)
    .toWellFormed();

/** A word for having no fault. */
const noFault = /^(?:无|無|なし|none|ninguno|null|n\/a)$/;

/** The fault that the registry found; empty for none. It may name a whole identity number, which is not kept. */
const keptFault = (text: string) =>
  saysNothing(text) || noFault.test(plainWord(text))
    ? ''
    : maskNumbers(plain(text)).slice(0, longestFault).toWellFormed();

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
  const line = { row_no, certificate_no, name: textAt(columns.name).slice(0, longestName).toWellFormed() };
  if (isFlawed || certificate_no === '') return { ...line, said: 'unread' };
  if (columns.result === -1)
    return { ...line, said: fault || saysFaultsAlone ? { fault: fault || null } : 'unread' };
  // A reason without a result is one to refuse, or a remark: nobody but the registry knows.
  if (saysNothing(result)) return { ...line, said: fault ? 'no_result' : 'unread' };
  // Cut off, it might mean the opposite.
  if (result.length > registryLimits.result_chars_max) return { ...line, said: 'unread' };
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

const asLeftOut = (row: SheetRow): SheetRow => ({ ...row, flaws: [], marks: ['total_row_left_out'] });

/** The number whole, any other cell as it may be kept. */
const readAs = ({ text, field }: LookedCell): string =>
  field === 'number' ? numberIn(text) : shownText(plain(text));

/**
 * Reads what the registry answered, by the columns that are chosen; without a number and a result or fault it has no
 * lines.
 * @throws a SheetFault for what is no such file, and for what is larger than an import may be
 */
export const readAnswer = async (
  reader: SheetReader,
  bytes: Buffer,
  rules: Rules,
  meaningOf: MeaningOf,
  choice: ColumnChoice = {},
): Promise<ReadAnswer> => {
  const family = answerFamily(rules);
  const sent = await reader.read(bytes, choice.sheet);
  const table = { ...sent, rows: withoutCutNumbers(sent) };
  if (table.rows.length > importLimits.rows_max)
    throw new SheetFault('too_many_rows', { max: importLimits.rows_max });
  const parted = partTable(table.rows, namedBy(family, choice), choice.head_row);
  const { head, head_rows } = parted;
  const chosen = chooseColumns(parted, family, choice);
  const { fields, is_whole, remembered } = chosen;
  const columns = columnsOf(fields);
  const marked = markTotals(parted.below, namesUnder(head)).map((row) =>
    is_whole && isSumOfLines(row, columns.number) ? asLeftOut(row) : row,
  );
  const below = marked.filter((row) => !isLeftOut(row));
  const meanings = { meaningOf, saysFaultsAlone: rules.result.length === 0 };
  const lines: ReadLine[] = [];
  for await (const some of inTurns(is_whole ? below : []))
    lines.push(...some.map((row) => readLine(row, columns, meanings)));
  const reading = toReading(
    readingOf({ ...table, rows: [...parted.above, head, ...marked] }, head.row_no),
    chosen.twice,
  );
  return {
    lines,
    unknown: unknownIn(lines),
    // Names decide nothing about a result: a file that was taken before they were read is still the same.
    reading: `${head.row_no}:${fields.map((field) => (field === 'name' ? '' : field)).join()}`,
    head_row: head.row_no,
    heads: head.cells,
    columns: chosen,
    look: { ...lookAt({ head_rows, head, below, fields, remembered, reading, readAs }), is_whole },
  };
};
