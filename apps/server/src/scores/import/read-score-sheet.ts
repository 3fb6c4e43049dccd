import type { SheetReading } from '@skillcert/api-client/contract';
import type { ExamScore, ExamSubject } from '@skillcert/core';
import { readTable } from '../../import/rows/read-table.js';
import type { SheetReader } from '../../sheet/create-sheet-reader.js';
import { inTurns } from '../../sheet/in-turns.js';
import { SheetFault } from '../../sheet/sheet-fault.js';
import type { SheetRow } from '../../sheet/sheet-row.js';
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
  readonly reading: SheetReading;
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

/**
 * Reads a sheet of scores, XLSX.
 * @throws a SheetFault for another file, and if its first row names no candidates or no subject
 */
export const readScoreSheet = async (
  reader: SheetReader,
  bytes: Buffer,
  subjects: readonly ExamSubject[],
): Promise<ScoreSheet> => {
  const { heads, rows, reading } = await readTable(reader, bytes, (cells) => namedColumns(cells, subjects));
  const columns = readColumns(heads, subjects);
  const hasNumber = columns.enrol_no !== undefined || columns.ticket_no !== undefined;
  if (!hasNumber || columns.subjects.length === 0) throw new SheetFault('no_scores');
  const read: SaidRow[] = [];
  for await (const some of inTurns(rows)) read.push(...some.flatMap((row) => readRow(row, columns)));
  return { rows: read, ignored: columns.ignored.map((head) => shown(head, longestSaid)), reading };
};
