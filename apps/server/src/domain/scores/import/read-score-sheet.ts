import type { SheetLook } from '@skillcert/api-client/contract';
import type { ExamScore, ExamSubject } from '@skillcert/core';
import { wordsIn } from '../../../platform/http/words.js';
import type { SheetReader } from '../../../platform/sheet/create-sheet-reader.js';
import { inTurns } from '../../../platform/sheet/in-turns.js';
import { fieldsAt, type LookedCell, lookAt, shownText } from '../../../platform/sheet/look-at.js';
import { readTable } from '../../../platform/sheet/read-table.js';
import { SheetFault } from '../../../platform/sheet/sheet-fault.js';
import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { readScore } from './read-score.js';
import { namedColumns, readColumns, type SheetColumns } from './sheet-columns.js';

/** The content of a cell about a score. */
interface SaidScore {
  readonly subject: string;
  /** Its text, or the reason why it cannot be read. */
  readonly said: string;
  readonly score: ExamScore | null;
}

/** A row of a sheet, with the facts that name its candidate; an empty cell is an empty text. */
export interface SaidRow {
  readonly row_no: number;
  readonly enrol_no: string;
  readonly ticket_no: string;
  readonly name: string;
  readonly scores: readonly SaidScore[];
}

/** A sheet of scores as it was read. */
export interface ScoreSheet {
  readonly rows: readonly SaidRow[];
  /** The heads of columns that nothing was read from. */
  readonly ignored: readonly string[];
  /** How it was read, for a reader of a language. */
  readonly look: (language: string) => SheetLook;
}

const longestSaid = 60;
const longestName = 60;

/** A text for display: short enough that thousands of them fit into an answer. */
const shown = (text: string, most: number) => text.slice(0, most).toWellFormed();

const numberIn = (text: string) => shown(text.normalize('NFKC').trim(), longestSaid);

/** The content of a row; nothing if all its scores are empty, as in a sheet that is not filled in yet. */
const readRow = ({ row_no, cells, flaws }: SheetRow, columns: SheetColumns): SaidRow[] => {
  const text = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? ''));
  const scores = columns.subjects.flatMap(({ id, at }): SaidScore[] => {
    const flaw = flaws.find(({ column }) => column === at);
    if (flaw) return [{ subject: id, said: '', score: null }];
    const said = text(at);
    return said === '' ? [] : [{ subject: id, said: shown(said, longestSaid), score: readScore(said) }];
  });
  if (scores.length === 0) return [];
  return [
    {
      row_no,
      enrol_no: numberIn(text(columns.enrol_no)),
      ticket_no: numberIn(text(columns.ticket_no)),
      name: shown(text(columns.name), longestName),
      scores,
    },
  ];
};

/** A score by its word, any other cell as it stands. */
const readAs =
  (language: string, columns: SheetColumns) =>
  ({ text, at }: LookedCell): string | null => {
    if (text === '' || !columns.subjects.some((subject) => subject.at === at)) return shownText(text);
    const score = readScore(text);
    return typeof score === 'string' ? wordsIn(language)(`list.mark.${score}`) : (score?.toString() ?? null);
  };

/**
 * Reads a sheet of scores, by the row of heads that is said, else by the one that is found.
 * @throws a SheetFault for what is no such file, and where no row names candidates and a subject
 */
export const readScoreSheet = async (
  reader: SheetReader,
  bytes: Buffer,
  subjects: readonly ExamSubject[],
  head_row?: number,
): Promise<ScoreSheet> => {
  const named = (cells: readonly string[]) => namedColumns(cells, subjects);
  const { heads, head, head_rows, rows, reading } = await readTable(reader, bytes, named, head_row);
  const columns = readColumns(heads, subjects);
  const hasNumber = columns.enrol_no !== undefined || columns.ticket_no !== undefined;
  if (!hasNumber || columns.subjects.length === 0) throw new SheetFault('no_scores');
  const read: SaidRow[] = [];
  for await (const some of inTurns(rows)) read.push(...some.flatMap((row) => readRow(row, columns)));
  const { enrol_no, ticket_no, name } = columns;
  const fields = fieldsAt([
    ...Object.entries({ enrol_no, ticket_no, name }),
    ...columns.subjects.map(({ id, at }) => [id, at] as const),
  ]);
  return {
    rows: read,
    ignored: columns.ignored.map((each) => shown(each, longestSaid)),
    look: (language) =>
      lookAt({ head_rows, head, below: rows, fields, reading, readAs: readAs(language, columns) }),
  };
};
