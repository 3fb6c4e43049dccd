import type { OutputOf, ScoreLine } from '@skillcert/api-client/contract';
import type { ExamScore } from '@skillcert/core';
import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { plainNumber } from '../../../platform/sheet/values/plain-number.js';
import { saysNothing } from '../../../platform/sheet/values/says-nothing.js';
import { isNotWhole, readScore } from './read-score.js';
import type { SheetColumns } from './sheet-columns.js';

/** The columns that are not taken, because their heads name another full mark than their subjects have. */
export type ScoreSheetRefused = OutputOf<'score/previewScoreImport'>['refused'];

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

/** How the rows of a sheet are read. */
export interface HowRead {
  readonly columns: SheetColumns;
  readonly refused: ScoreSheetRefused;
  /** The subject that a text of a long sheet names. */
  readonly subjectOf: (text: string) => string | undefined;
}

export const longestSaid = 60;
const longestName = 60;

/** A text for display: short enough that thousands of them fit into an answer. */
export const shown = (text: string, most: number) => text.slice(0, most).toWellFormed();

/** A number of a candidate; empty for one that is masked, as our own lists have them. */
const numberIn = (text: string) => (text.includes('*') ? '' : shown(plainNumber(text), longestSaid));

/** The content of a row; nothing if all its scores are empty, as in a sheet that is not filled in yet. */
export const readRow = (
  { row_no, cells, flaws, copied = [] }: SheetRow,
  { columns, refused, subjectOf }: HowRead,
): SaidRow[] => {
  const text = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? ''));
  const flawAt = (at: number | undefined) => flaws.find(({ column }) => column === at)?.why ?? null;
  const numberAt = (at: number | undefined) => (flawAt(at) ? '' : numberIn(text(at)));
  const numbers = {
    enrol_no: numberAt(columns.enrol_no),
    ticket_no: numberAt(columns.ticket_no),
    id_card: numberAt(columns.id_card),
  };
  const { long } = columns;
  const named = long && { id: subjectOf(text(long.subject)), at: long.score };
  const scores = (named ? [named] : columns.subjects).flatMap(({ id: known, at }): SaidScore[] => {
    const id = known ?? shown(text(long?.subject), longestSaid);
    const flaw = flawAt(at) ?? flawAt(long?.subject);
    if (flaw) return [{ subject: id, said: '', score: null, flaw }];
    const said = text(at);
    if (saysNothing(said)) return [];
    const unread = { subject: id, said: shown(said, longestSaid), score: null };
    if (known === undefined) return [{ ...unread, flaw: 'subject_unknown' }];
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
