import type { SheetLook, SheetReading } from '@skillcert/api-client/contract';
import { isDay } from '@skillcert/core';
import { maskNumbers } from './mask-numbers.js';
import { readCents } from './read-cents.js';
import type { SheetRow } from './sheet-row.js';

/** So many rows are shown. */
export const firstRows = 5;
const longestCell = 60;

/** A text of a table as it is shown before anything is taken. */
export const shownText = (text: string): string => maskNumbers(text).slice(0, longestCell).toWellFormed();

type LookedRow = Pick<SheetRow, 'row_no' | 'cells' | 'flaws' | 'date1904'>;

/** A cell that can be read. */
export interface LookedCell<Field extends string = string> {
  readonly text: string;
  readonly field: Field | '';
  readonly at: number;
  readonly row: LookedRow;
}

interface Looked<Field extends string> {
  readonly head_rows: readonly Pick<LookedRow, 'row_no' | 'cells'>[];
  readonly head: Pick<LookedRow, 'row_no' | 'cells'>;
  readonly below: readonly LookedRow[];
  /** What each column is; empty, or left out, where it says nothing. */
  readonly fields: readonly (Field | '')[];
  readonly remembered?: boolean;
  readonly reading: SheetReading;
  /** What a cell will be read as; null where it says something that cannot be read. */
  readonly readAs: (cell: LookedCell<Field>) => string | null;
}

/** Which column is what, from where each field stands. */
export const fieldsAt = (places: Iterable<readonly [field: string, at: number | undefined]>): string[] => {
  const fieldOf = new Map([...places].map(([field, at]) => [at, field] as const));
  const last = Math.max(-1, ...[...fieldOf.keys()].map((at = -1) => at));
  return Array.from({ length: last + 1 }, (_, at) => fieldOf.get(at) ?? '');
};

/** Says how a table will be read: its heads, what its columns are, and its first rows. */
export const lookAt = <Field extends string>({
  head_rows,
  head,
  below,
  fields,
  remembered = false,
  reading,
  readAs,
}: Looked<Field>): SheetLook<Field | ''> => {
  const fieldAt = (at: number) => fields[at] ?? '';
  return {
    head_row: head.row_no,
    head_rows: head_rows.map(({ row_no, cells }) => ({ row_no, cells: cells.map(shownText) })),
    columns: head.cells.map((text, at) => ({ head: shownText(text), field: fieldAt(at) })),
    remembered,
    first: below.slice(0, firstRows).map((row) => ({
      row_no: row.row_no,
      cells: head.cells.map((_, at) =>
        row.flaws.some(({ column }) => column === at)
          ? null
          : readAs({ text: row.cells[at] ?? '', field: fieldAt(at), at, row }),
      ),
    })),
    reading,
  };
};

/** A day that was read, nothing where none is said, and null for what is none. */
export const shownDay = (day: string): string | null => (day === '' || isDay(day) ? day : null);

/** An amount as it is read, `1250.00`; null for what is none. */
export const shownAmount = (text: string): string | null => {
  if (text === '') return '';
  const cents = readCents(text);
  return cents === undefined ? null : (cents / 100).toFixed(2);
};
