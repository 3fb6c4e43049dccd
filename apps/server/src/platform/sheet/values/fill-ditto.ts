import type { SheetRow } from '../sheet-row.js';

/** The texts by which a cell says that it holds the same as the one above it, in small letters without a full stop. */
const dittos: ReadonlySet<string> = new Set([
  ...['同上', '仝上', '同前', '上同', '同じ', '上に同じ', '〃', '々', '″', '"', '“', '”', "''", '´´', ',,'],
  ...['ditto', 'same', 'same as above', 'as above', 'idem', 'ídem', 'íd', 'lo mismo', 'igual que arriba'],
]);

/** Whether a cell says only that it holds the same as the one above it: `同上`, `〃`, `ditto`, `ídem`. */
const isDitto = (text: string): boolean =>
  dittos.has(
    text
      .normalize('NFC')
      .trim()
      .toLowerCase()
      .replace(/[.。]$/, ''),
  );

interface Filled<Row> {
  readonly rows: readonly Row[];
  /** The numbers of the rows that got a value. */
  readonly filled: readonly number[];
}

/**
 * Gives the cells of columns that say to be the same as above the value from there. One without a row above, or under
 * a cell that cannot be read, cannot be read either: it keeps its text, with a flaw.
 */
export const fillDitto = <Row extends Pick<SheetRow, 'row_no' | 'cells' | 'flaws'>>(
  rows: readonly Row[],
  columns: readonly number[],
): Filled<Row> => {
  const filled: number[] = [];
  const done: Row[] = [];
  for (const row of rows) {
    const same = columns.filter((at) => isDitto(row.cells[at] ?? ''));
    const above = done.at(-1);
    const sound = same.filter((at) => above && !above.flaws.some(({ column }) => column === at));
    if (sound.some((at) => above?.cells[at])) filled.push(row.row_no);
    const cells = row.cells.map((text, at) => (sound.includes(at) ? (above?.cells[at] ?? '') : text));
    const lost = same.filter((at) => !sound.includes(at));
    const flaws = [...row.flaws, ...lost.map((column) => ({ column, why: 'cell_error' as const }))];
    done.push(same.length > 0 ? { ...row, cells, flaws } : row);
  }
  return { rows: done, filled };
};
