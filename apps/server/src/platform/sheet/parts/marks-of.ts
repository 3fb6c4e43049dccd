import { type CellObject, SSF } from '@e965/xlsx';
import type { RowMark } from '../sheet-row.js';
import { keptDigits } from './read-cell.js';

/** A number of so many figures may be a day, though it is not shown as one. */
const dayLike = (value: number) => value >= 10_000 && value < 100_000;

/** Whether a sum of a spreadsheet has noise behind an amount: `2040.3000000000002` is taken for 2040.30. */
const isNoisyAmount = (value: number): boolean => {
  const kept = Number(value.toPrecision(keptDigits));
  return kept !== value && Number(kept.toFixed(2)) === kept;
};

/** What is done to a cell when it is read, beside what keeps it from being read. */
export const marksOf = (
  { t, v, f, z = 'General' }: CellObject,
  { date1904 }: { readonly date1904: boolean },
): RowMark[] => {
  if (t === 'e' || v === undefined || v === null || v === '') return [];
  const marks: RowMark[] = [];
  // Of 0 nobody can tell whether it was calculated, so it is not taken.
  if (f !== undefined && v !== 0) marks.push('formula_result_taken');
  if (typeof v !== 'number') return marks;
  const isDay = SSF.is_date(String(z));
  if (date1904 && (isDay || dayLike(v))) marks.push('date_1904');
  if (!isDay && isNoisyAmount(v)) marks.push('amount_rounded');
  return marks;
};
