import type { PlainLook } from '@skillcert/api-client/contract';
import type { ExamSubject } from '@skillcert/core';
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
import { saysNothing } from '../../../platform/sheet/values/says-nothing.js';
import { fullPointsIn } from './full-points-in.js';
import {
  type HowRead,
  longestSaid,
  readRow,
  type SaidRow,
  type ScoreSheetRefused,
  shown,
} from './read-row.js';
import { readScore } from './read-score.js';
import {
  columnsOf,
  ignoredHeads,
  readFields,
  type SheetColumns,
  scoreFamily,
  subjectNamed,
} from './sheet-columns.js';

/** A sheet of scores as it was read. */
export interface ScoreSheet {
  readonly rows: readonly SaidRow[];
  /** The heads of columns that nothing was read from. */
  readonly ignored: readonly string[];
  /** The columns that are not taken, because their heads name another full mark than their subjects have. */
  readonly refused: ScoreSheetRefused;
  /** The number of cells that say by a dash or a slash that there is no score. */
  readonly dashes: number;
  /** Whether it has a row for each score, and not for each candidate. */
  readonly isLong: boolean;
  readonly heads: readonly string[];
  readonly columns: ChosenColumns;
  /** How it was read, for a reader of a language. */
  readonly look: (language: string) => PlainLook;
}

const refusedIn = (
  heads: readonly string[],
  { subjects: found, long }: SheetColumns,
  subjects: readonly ExamSubject[],
): ScoreSheetRefused =>
  subjects.flatMap(({ id, full_points }) => {
    const head = heads[long?.score ?? found.find((each) => each.id === id)?.at ?? -1] ?? '';
    const said = fullPointsIn(head);
    return said === undefined || said === full_points
      ? []
      : [{ head: shown(head, longestSaid), subject: id, said, full_points }];
  });

/** The columns that have scores. */
const scoresAt = ({ subjects, long }: SheetColumns): readonly number[] =>
  long ? [long.score] : subjects.map(({ at }) => at);

const dashesIn = (rows: readonly SheetRow[], columns: SheetColumns): number =>
  rows.reduce((sum, { cells }) => {
    const texts = scoresAt(columns).map((at) => (cells[at] ?? '').trim());
    return sum + texts.filter((text) => text !== '' && saysNothing(text)).length;
  }, 0);

/** Whether a cell of scores is one of a subject that is taken. */
const isOfTaken = (
  { columns, refused, subjectOf }: HowRead,
  { cells }: Pick<SheetRow, 'cells'>,
  at: number,
) => {
  const { subjects, long } = columns;
  const subject = long ? subjectOf(cells[long.subject] ?? '') : subjects.find((each) => each.at === at)?.id;
  return subject !== undefined && !refused.some((each) => each.subject === subject);
};

/** A score by its word, any other cell as it stands. */
const readAs =
  (language: string, how: HowRead) =>
  ({ text, at, row }: LookedCell): string | null => {
    if (text === '' || !scoresAt(how.columns).includes(at)) return shownText(text);
    if (saysNothing(text)) return '';
    const score = isOfTaken(how, row, at) ? readScore(text) : null;
    if (typeof score === 'number' && row.copied?.includes(at)) return null;
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
  const { is_whole, remembered } = chosen;
  const reading = toReading(table.reading, chosen.twice);
  const columns = columnsOf(chosen.fields, subjects, head.cells);
  const fields = readFields(chosen.fields, columns);
  const refused = is_whole ? refusedIn(head.cells, columns, subjects) : [];
  const how = { columns, refused, subjectOf: subjectNamed(subjects) };
  const read: SaidRow[] = [];
  let dashes = 0;
  if (is_whole)
    for await (const some of inTurns(rows)) {
      read.push(...some.flatMap((row) => readRow(row, how)));
      dashes += dashesIn(some, columns);
    }
  return {
    rows: read,
    heads,
    columns: chosen,
    refused,
    dashes,
    isLong: columns.long !== undefined,
    ignored: ignoredHeads(heads, fields).map((each) => shown(each, longestSaid)),
    look: (language) => ({
      ...lookAt({
        ...{ head_rows, head, below: rows, fields, remembered, reading },
        readAs: readAs(language, how),
      }),
      is_whole,
    }),
  };
};
