import type { SheetLook } from '@skillcert/api-client';
import type { Seen } from './create-look.js';

/**
 * A person's word on how a table is read: the sheet of a workbook, the row that has its heads, and the field of each
 * column.
 */
export interface SaidColumns<Field extends string = string> {
  readonly sheet?: string | undefined;
  readonly head_row: number;
  readonly columns: readonly (Field | '')[] | undefined;
}

/** A person's word as a call takes it. */
export const columnsInput = ({ sheet, head_row, columns }: Partial<SaidColumns>) => ({
  sheet,
  head_row,
  columns: columns?.join(),
});

type Looked<Field extends string = string> = Pick<SheetLook<Field>, 'head_row' | 'columns'>;

/** The look with the columns that were said last: they show before the server has looked again. */
export const withSaid = <Field extends string, Look extends Looked<Field | ''>>(
  look: Look,
  { columns }: Partial<SaidColumns<Field>>,
): Look =>
  columns
    ? { ...look, columns: look.columns.map(({ head }, at) => ({ head, field: columns[at] ?? '' })) }
    : look;

/** The word that another sheet is read, of which nothing else is said yet. */
export const saySheet = (sheet: string) => ({ sheet, head_row: undefined, columns: undefined });

/**
 * The part of a look that the server has not read yet as it was said last: another sheet, or other heads in the same
 * one. Nothing can be said of it by what is still shown.
 */
export type ReadAnew = 'sheet' | 'heads' | undefined;

/** The part of a look that is being read anew; undefined where it is read as somebody said, but for its fields. */
export const readAnewOf = (
  seen: Pick<Seen<unknown, Partial<SaidColumns>>, 'said' | 'readBy' | 'isStale'> | undefined,
): ReadAnew => {
  if (!seen?.isStale) return undefined;
  const { said, readBy } = seen;
  if (said.sheet !== readBy.sheet) return 'sheet';
  return said.columns === undefined && said.head_row !== readBy.head_row ? 'heads' : undefined;
};

/** The word that one column of a look is something else. A column that had its field has none any more. */
export const sayColumn = ({ head_row, columns }: Looked, at: number, field: string): SaidColumns => ({
  head_row,
  columns: columns.map((each, index) => {
    if (index === at) return field;
    return each.field === field ? '' : each.field;
  }),
});
