import type { OutputOf, PlainLook, ScoreLine } from '@skillcert/api-client/contract';
import type { ExamScore, ExamSubject } from '@skillcert/core';
import { wordsIn } from '../../../platform/http/words.js';
import {
  type ChosenColumns,
  type ColumnChoice,
  chooseColumns,
  namedBy,
} from '../../../platform/sheet/choose-columns.js';
import type { SheetReader } from '../../../platform/sheet/create-sheet-reader.js';
import { inTurns } from '../../../platform/sheet/in-turns.js';
import { type LookedCell, lookAt, shownText } from '../../../platform/sheet/look-at.js';
import { readTable } from '../../../platform/sheet/read-table.js';
import { toReading } from '../../../platform/sheet/reading-of.js';
import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { plainNumber } from '../../../platform/sheet/values/plain-number.js';
import { saysNothing } from '../../../platform/sheet/values/says-nothing.js';
import { fullPointsIn } from './full-points-in.js';
import { isNotWhole, readScore } from './read-score.js';
import { columnsOf, ignoredHeads, type SheetColumns, scoreFamily } from './sheet-columns.js';

type ScoreSheetRefused = OutputOf<'score/previewScoreImport'>['refused'];

/** The content of a cell about a score. */
interface SaidScore {
  readonly subject: string;
  /** Its text; empty for a cell that cannot be read. */
  readonly said: string;
  readonly score: ExamScore | null;
  readonly flaw: ScoreLine['flaw'];
}

/** A row of a sheet, with the facts that name its candidate; an empty cell is an empty text. */
export interface SaidRow {
  readonly row_no: number;
  readonly enrol_no: string;
  readonly ticket_no: string;
  readonly id_card: string;
  readonly name: string;
  /** Why one of its numbers could not be read. */
  readonly flaw: ScoreLine['flaw'];
  readonly scores: readonly SaidScore[];
}

/** A sheet of scores as it was read. */
export interface ScoreSheet {
  readonly rows: readonly SaidRow[];
  /** The heads of columns that nothing was read from. */
  readonly ignored: readonly string[];
  /** The columns that are not taken, because their heads name another full mark than their subjects have. */
  readonly refused: ScoreSheetRefused;
  /** The number of cells that say by a dash or a slash that there is no score. */
  readonly dashes: number;
  readonly heads: readonly string[];
  readonly columns: ChosenColumns;
  /** How it was read, for a reader of a language. */
  readonly look: (language: string) => PlainLook;
}

const longestSaid = 60;
const longestName = 60;

/** A text for display: short enough that thousands of them fit into an answer. */
const shown = (text: string, most: number) => text.slice(0, most).toWellFormed();

/** A number of a candidate; empty for one that is masked, as our own lists have them. */
const numberIn = (text: string) => (text.includes('*') ? '' : shown(plainNumber(text), longestSaid));

/** The content of a row; nothing if all its scores are empty, as in a sheet that is not filled in yet. */
const readRow = (
  { row_no, cells, flaws, copied = [] }: SheetRow,
  columns: SheetColumns,
  refused: ScoreSheetRefused,
): SaidRow[] => {
  const text = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? ''));
  const flawAt = (at: number | undefined) => flaws.find(({ column }) => column === at)?.why ?? null;
  const numberAt = (at: number | undefined) => (flawAt(at) ? '' : numberIn(text(at)));
  const numbers = {
    enrol_no: numberAt(columns.enrol_no),
    ticket_no: numberAt(columns.ticket_no),
    id_card: numberAt(columns.id_card),
  };
  const scores = columns.subjects.flatMap(({ id, at }): SaidScore[] => {
    const flaw = flawAt(at);
    if (flaw) return [{ subject: id, said: '', score: null, flaw }];
    const said = text(at);
    if (saysNothing(said)) return [];
    const unread = { subject: id, said: shown(said, longestSaid), score: null };
    if (refused.some(({ subject }) => subject === id)) return [{ ...unread, flaw: 'other_full_points' }];
    if (isNotWhole(said)) return [{ ...unread, flaw: 'not_whole' }];
    const score = readScore(said);
    // An absence may be said once for several. Points over several rows are those of nobody.
    if (typeof score === 'number' && copied.includes(at))
      return [{ subject: id, said: '', score: null, flaw: 'merged' }];
    return [{ subject: id, said: shown(said, longestSaid), score, flaw: null }];
  });
  const numbered = [columns.enrol_no, columns.ticket_no, columns.id_card];
  const isMasked = numbered.some((at) => text(at).includes('*'));
  const flaw = numbered.map(flawAt).find(Boolean) ?? (isMasked ? 'masked' : null);
  if (scores.length === 0) return [];
  return [
    {
      row_no,
      ...numbers,
      name: shown(text(columns.name), longestName),
      flaw,
      scores,
    },
  ];
};

const refusedIn = (
  heads: readonly string[],
  columns: SheetColumns,
  subjects: readonly ExamSubject[],
): ScoreSheetRefused =>
  columns.subjects.flatMap(({ id, at }) => {
    const head = heads[at] ?? '';
    const said = fullPointsIn(head);
    const full_points = subjects.find((subject) => subject.id === id)?.full_points;
    return said === undefined || full_points === undefined || said === full_points
      ? []
      : [{ head: shown(head, longestSaid), subject: id, said, full_points }];
  });

const dashesIn = (rows: readonly SheetRow[], { subjects }: SheetColumns): number =>
  rows.reduce((sum, { cells }) => {
    const texts = subjects.map(({ at }) => (cells[at] ?? '').trim());
    return sum + texts.filter((text) => text !== '' && saysNothing(text)).length;
  }, 0);

/** A score by its word, any other cell as it stands. */
const readAs =
  (language: string, columns: SheetColumns, refused: ScoreSheetRefused) =>
  ({ text, at, row: { copied = [] } }: LookedCell): string | null => {
    const subject = columns.subjects.find((each) => each.at === at)?.id;
    if (text === '' || subject === undefined) return shownText(text);
    if (saysNothing(text)) return '';
    if (refused.some((each) => each.subject === subject)) return null;
    const score = readScore(text);
    if (typeof score === 'number' && copied.includes(at)) return null;
    return typeof score === 'string' ? wordsIn(language)(`list.mark.${score}`) : (score?.toString() ?? null);
  };

/**
 * Reads a sheet of scores, by the columns that are chosen. Without a number and a subject it has no rows.
 * @throws a SheetFault for what is no such file
 */
export const readScoreSheet = async (
  reader: SheetReader,
  bytes: Buffer,
  subjects: readonly ExamSubject[],
  choice: ColumnChoice = {},
): Promise<ScoreSheet> => {
  const family = scoreFamily(subjects);
  const table = await readTable(reader, bytes, namedBy(family, choice), choice.head_row, choice.sheet);
  const { heads, head, head_rows, rows } = table;
  const chosen = chooseColumns(table, family, choice);
  const { fields, is_whole, remembered } = chosen;
  const reading = toReading(table.reading, chosen.twice);
  const columns = columnsOf(fields, subjects);
  const refused = is_whole ? refusedIn(head.cells, columns, subjects) : [];
  const read: SaidRow[] = [];
  let dashes = 0;
  if (is_whole)
    for await (const some of inTurns(rows)) {
      read.push(...some.flatMap((row) => readRow(row, columns, refused)));
      dashes += dashesIn(some, columns);
    }
  return {
    rows: read,
    heads,
    columns: chosen,
    refused,
    dashes,
    ignored: ignoredHeads(heads, fields).map((each) => shown(each, longestSaid)),
    look: (language) => ({
      ...lookAt({
        ...{ head_rows, head, below: rows, fields, remembered, reading },
        readAs: readAs(language, columns, refused),
      }),
      is_whole,
    }),
  };
};
