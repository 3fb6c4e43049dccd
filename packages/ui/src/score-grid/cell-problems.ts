import type { CellPlace } from '../internal/cell-range.js';
import { compareEntries, type EntryMatch } from './compare-entries.js';
import { type ScoreSheet, scoreAt } from './score-sheet.js';
import {
  problemOf,
  type ScoreColumn,
  type ScoreMark,
  type ScoreProblem,
  type ScoreValue,
} from './score-value.js';

/** The state of saving a cell; the host sets it. */
export type ScoreSave =
  | { state: 'unsaved' | 'saving' | 'saved' }
  /** The server did not take it, and why. */
  | { state: 'refused'; reason: string };

export type ScoreSaves = Readonly<
  Record<string, Readonly<Record<string, ScoreSave | undefined>> | undefined>
>;

/** The people down the side. */
export interface ScoreRow {
  id: string;
  label: string;
  /** Under the name, such as the ticket number. */
  detail?: string;
}

/** Why a cell takes no score, by row and column; one that is not there takes one. */
export type ScoreLocks = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;

/** The state that a cell is drawn from. */
export interface ScoreCell {
  value: ScoreValue;
  problem: ScoreProblem | null;
  /** Null if nothing is compared. */
  match: EntryMatch | null;
  first: ScoreValue;
  save: ScoreSave | undefined;
  /** The reason the cell takes no score; null if it takes one. */
  locked: string | null;
}

/** Everything that a grid knows about its cells. */
export interface ScoreFacts {
  rows: readonly ScoreRow[];
  columns: readonly ScoreColumn[];
  marks: readonly ScoreMark[];
  value: ScoreSheet;
  /** The first entries, where second ones are compared with them. */
  first: ScoreSheet | null;
  saves: ScoreSaves;
  locks?: ScoreLocks;
}

/** One cell of a grid. */
export const cellOf = (
  { marks, value, first, saves, locks }: ScoreFacts,
  row: ScoreRow,
  column: ScoreColumn,
): ScoreCell => {
  const place = { row_id: row.id, column_id: column.id };
  const own = scoreAt(value, place);
  const other = first ? scoreAt(first, place) : null;
  const locked = locks?.[row.id]?.[column.id] ?? null;
  return {
    value: own,
    problem: locked === null ? problemOf(own, column, marks) : null,
    match: first && locked === null ? compareEntries(other, own) : null,
    first: other,
    save: saves[row.id]?.[column.id],
    locked,
  };
};

/** Whether a person has to look at this cell again. */
export const isToCorrect = ({ problem, save }: ScoreCell): boolean =>
  problem !== null || save?.state === 'refused';

/** Whether two entries wait for a decision; an unreadable entry is corrected first. */
export const isDifferent = (cell: ScoreCell): boolean => cell.match === 'differs' && cell.problem === null;

/** Counts for the line above the grid, without the cells that take no score. */
export const summarise = (facts: ScoreFacts) => {
  const cells = facts.rows
    .flatMap((row) => facts.columns.map((column) => cellOf(facts, row, column)))
    .filter(({ locked }) => locked === null);
  const count = (isSo: (cell: ScoreCell) => boolean) => cells.filter(isSo).length;
  return {
    total: cells.length,
    entered: count(({ value }) => value !== null),
    toCorrect: count(isToCorrect),
    differ: count(isDifferent),
    unsaved: count(({ save }) => save?.state === 'unsaved'),
  };
};

/** The next cell, row by row after this one and round again, that the question is true of. */
export const nextPlace = (
  facts: ScoreFacts,
  from: CellPlace,
  isWanted: (cell: ScoreCell) => boolean,
): CellPlace | null => {
  const width = facts.columns.length;
  const length = facts.rows.length * width;
  const start = from.row * width + from.column;
  for (let step = 1; step <= length; step += 1) {
    const index = (start + step) % length;
    const place = { row: Math.floor(index / width), column: index % width };
    const [row, column] = [facts.rows[place.row], facts.columns[place.column]];
    if (row && column && isWanted(cellOf(facts, row, column))) return place;
  }
  return null;
};
