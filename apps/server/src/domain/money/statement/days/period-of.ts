import { readWrittenDay } from '@skillcert/core';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';

/** Longer figures are no day but an account, unless a time follows. */
const someDay =
  /(?<!\d)\d{4}(?:[-/.]\d{1,2}[-/.]\d{1,2}|年\d{1,2}月\d{1,2}日?|\d{4}(?:(?!\d)|(?=\d{6}(?!\d))))/g;

/**
 * From and until when a statement says that it is, above the names of its columns: the first and the last of the days
 * there.
 */
export const periodOf = (
  above: readonly Pick<SheetRow, 'cells'>[],
  today: string,
): readonly [string, string] | undefined => {
  const days = above
    .flatMap(({ cells }) => cells.flatMap((cell) => cell.match(someDay) ?? []))
    .flatMap((text) => readWrittenDay(text, { today }) ?? [])
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  return first !== undefined && last !== undefined && first < last ? [first, last] : undefined;
};
