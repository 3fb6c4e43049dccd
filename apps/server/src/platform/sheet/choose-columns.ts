import type { SheetReading } from '@skillcert/api-client/contract';
import { refuseFields } from '../http/errors/refuse.js';
import { columnLetters } from './cell-address.js';
import { findHead, type PartedTable } from './part-table.js';
import type { NamedColumns } from './refuse-doubles.js';

/** The field of each column of a table, in order; empty for a column that is not read. */
export type ColumnFields = readonly string[];

/** The fields that an account chose for a row of heads before; undefined for none. */
export type KeptColumns = (heads: readonly string[]) => ColumnFields | undefined;

/** A family of tables, such as sheets of scores. */
export interface SheetFamily {
  /** The name under which the choices of its columns are kept. */
  readonly name: string;
  /** The field that a head names; empty for none. */
  readonly fieldOf: (head: string) => string;
  /** The fields that a column can be. */
  readonly fields: readonly string[];
  /** A field that several columns may have, of which a row fills one. */
  readonly repeated?: string;
  /** Whether rows can be read by columns with these fields. */
  readonly isWhole: (fields: ColumnFields) => boolean;
}

/** The choices of a caller for reading a table, as they stand in the address of a call. */
interface SaidColumns {
  readonly sheet?: string | undefined;
  readonly head_row?: number | undefined;
  readonly columns?: string | undefined;
}

/** How the columns of a table are chosen; by the words of the heads where nothing is said. */
export interface ColumnChoice {
  /** The name of the sheet of a workbook that the caller chose. */
  readonly sheet?: string | undefined;
  readonly head_row?: number | undefined;
  /** The fields that the caller chose. */
  readonly fields?: ColumnFields | undefined;
  readonly kept?: KeptColumns;
}

/** Reads the choices of a caller. @throws a Refusal if columns are named without their row */
export const columnChoice = ({ sheet, head_row, columns }: SaidColumns, kept: KeptColumns): ColumnChoice => {
  if (columns !== undefined && head_row === undefined) throw refuseFields({ columns: 'required' });
  return { sheet, head_row, fields: columns?.split(','), kept };
};

/** The columns whose heads name a field that an earlier column has, as the report on a file says them. */
export const namedTwice = (named: readonly string[], repeated?: string): SheetReading => {
  const names = named.flatMap((field, at) =>
    field !== '' && field !== repeated && named.indexOf(field) < at ? [columnLetters(at)] : [],
  );
  return names.length === 0 ? [] : [{ kind: 'field_named_twice', count: names.length, rows: [], names }];
};

/** The field of each column by the words of the heads; of two columns with the same, the first has it. */
const namedFields = (heads: readonly string[], { fieldOf, repeated }: SheetFamily): ColumnFields => {
  const named = heads.map(fieldOf);
  return named.map((field, at) => (field === repeated || named.indexOf(field) === at ? field : ''));
};

/** @throws a Refusal if a field is unknown, or is given to two columns */
const refuseFieldsOf = (fields: ColumnFields, { fields: known, repeated }: SheetFamily) => {
  const given = fields.filter((field) => field !== '' && field !== repeated);
  if (!fields.every((field) => field === '' || known.includes(field)))
    throw refuseFields({ columns: 'not_offered' });
  if (new Set(given).size < given.length) throw refuseFields({ columns: 'not_unique' });
};

/** A row with whole columns is the row of heads before any other. */
const wholeCounts = 1_000;

/** Counts the columns that a row names; a row that somebody chose columns for, now or before, comes first. */
export const namedBy =
  (family: SheetFamily, { kept, fields: chosen }: ColumnChoice): NamedColumns =>
  (cells) => {
    if (chosen ?? kept?.(cells)) return Number.POSITIVE_INFINITY;
    const fields = namedFields(cells, family);
    return fields.filter(Boolean).length + (family.isWhole(fields) ? wholeCounts : 0);
  };

/** The columns of a table whose row of heads is found. */
export interface ChosenColumns {
  readonly fields: ColumnFields;
  /** Whether rows can be read by them; not where two columns claim one field and nobody said which has it. */
  readonly is_whole: boolean;
  /** The columns that claim a field which another one has. */
  readonly twice: SheetReading;
  /** Whether the columns are those that the account chose for a table with these heads before. */
  readonly remembered: boolean;
  /** Whether the caller chose another row of heads, or other columns, than are found without them, or between two. */
  readonly isByHand: boolean;
}

/**
 * The columns of a table: as the caller chose them, else as the account did before, else by the words of the heads.
 * @throws a Refusal if the caller gives a column an unknown field, or two columns the same
 */
export const chooseColumns = (
  { head, head_rows }: Pick<PartedTable, 'head' | 'head_rows'>,
  family: SheetFamily,
  choice: ColumnChoice,
): ChosenColumns => {
  if (choice.fields) refuseFieldsOf(choice.fields, family);
  const before = choice.kept?.(head.cells);
  const known = before ?? namedFields(head.cells, family);
  const fields = head.cells.map((_, at) => (choice.fields ?? known)[at] ?? '');
  const isAsKnown = fields.every((field, at) => field === (known[at] ?? ''));
  const found = findHead(head_rows, namedBy(family, { ...choice, fields: undefined })).head?.row_no;
  const claimed = before ? [] : namedTwice(head.cells.map(family.fieldOf), family.repeated);
  const twice = choice.fields ? [] : claimed;
  return {
    fields,
    is_whole: family.isWhole(fields) && twice.length === 0,
    twice,
    remembered: before !== undefined && isAsKnown,
    isByHand: !isAsKnown || found !== head.row_no || claimed.length > twice.length,
  };
};

/** The first column of each field. */
export const placesOf = (fields: ColumnFields): ReadonlyMap<string, number> =>
  new Map(fields.map((field, at) => [field, at] as const).toReversed());
