import type { SheetLook, SheetReading } from '@skillcert/api-client/contract';
import { isDay } from '@skillcert/core';
import type { SheetRow } from './sheet-row.js';
import { maskButDays } from './values/mask-numbers.js';
import { type Decimals, readCents } from './values/read-cents.js';

/** How many rows a look shows. */
export const firstRows = 5;
const longestCell = 60;

/** A text of a table as a look shows it: long numbers masked, shortened, and well-formed. */
export const shownText = (text: string): string => maskButDays(text).slice(0, longestCell).toWellFormed();

type LookedRow = Pick<SheetRow, 'row_no' | 'cells' | 'flaws' | 'date1904' | 'copied'>;

/** A cell that can be read. */
export interface LookedCell<Field extends string = string> {
  readonly text: string;
  readonly field: Field | '';
  readonly at: number;
  readonly row: LookedRow;
}

/** A day of which only the order of its parts is unknown, as it is written. */
export interface UndecidedDay {
  readonly undecided: string;
}

interface Looked<Field extends string> {
  readonly head_rows: readonly Pick<LookedRow, 'row_no' | 'cells'>[];
  readonly head: Pick<LookedRow, 'row_no' | 'cells'>;
  readonly below: readonly LookedRow[];
  /** The field of each column; empty, or left out, where the column has none. */
  readonly fields: readonly (Field | '')[];
  readonly remembered?: boolean;
  readonly reading: SheetReading;
  /** The value that a cell will be read as; null if its text cannot be read. */
  readonly readAs: (cell: LookedCell<Field>) => string | null | UndecidedDay;
}

const isUndecided = (said: string | null | UndecidedDay): said is UndecidedDay =>
  said !== null && typeof said !== 'string';

/** Shows how a table will be read: its heads, the fields of its columns, and its first rows. */
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
    first: below.slice(0, firstRows).map((row) => {
      const said = head.cells.map((_, at) =>
        row.flaws.some(({ column }) => column === at)
          ? null
          : readAs({ text: row.cells[at] ?? '', field: fieldAt(at), at, row }),
      );
      const undecided = said.flatMap((each, at) => (isUndecided(each) ? [at] : []));
      return {
        row_no: row.row_no,
        cells: said.map((each) => (isUndecided(each) ? shownText(each.undecided) : each)),
        ...(undecided.length > 0 && { undecided }),
      };
    }),
    reading,
  };
};

/** A day as it was read; empty if there is none, and null for a text that is no day. */
export const shownDay = (day: string): string | null => (day === '' || isDay(day) ? day : null);

/** An amount as it is read, `1250.00`; empty if there is none, and null for a text that is no amount. */
export const shownAmount = (text: string, decimals?: Decimals): string | null => {
  if (text === '') return '';
  const cents = readCents(text, decimals);
  return cents === undefined ? null : (cents / 100).toFixed(2);
};
