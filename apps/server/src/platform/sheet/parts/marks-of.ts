import { type CellObject, SSF } from '@e965/xlsx';
import type { RowMark } from '../sheet-row.js';
import { firstCut, keptDigits, type SaidOfBook } from './read-cell.js';

/** A number of five digits may be a day even if its format shows a number. */
const dayLike = (value: number) => value >= 10_000 && value < 100_000;

/**
 * Whether a number is an amount with the noise of floating point: `2040.3000000000002` is read as 2040.30. One of 16
 * and more digits is a number that lost its end, which is told as such.
 */
const isNoisyAmount = (value: number): boolean => {
  if (Math.abs(value) >= firstCut) return false;
  const kept = Number(value.toPrecision(keptDigits));
  return kept !== value && Number(kept.toFixed(2)) === kept;
};

/** The changes that reading makes to a cell, apart from flaws, which keep it from being read. */
export const marksOf = (
  { t, v, f, z = 'General' }: CellObject,
  { date1904, isCalculated }: SaidOfBook,
): RowMark[] => {
  if (t === 'e' || v === undefined || v === null || v === '') return [];
  const marks: RowMark[] = [];
  // A result of 0 that may mean that the formula was never calculated is not used.
  if (f !== undefined && (v !== 0 || isCalculated)) marks.push('formula_result_taken');
  if (typeof v !== 'number') return marks;
  const isDay = SSF.is_date(String(z));
  if (date1904 && (isDay || dayLike(v))) marks.push('date_1904');
  if (!isDay && isNoisyAmount(v)) marks.push('amount_rounded');
  return marks;
};
