import { limits } from '@skillcert/core';
import { z } from 'zod';
import { line, requiredLine } from './fields.js';
import { readingExample, sheetReading } from './sheet-reading.js';

/** The row that names the columns, where somebody says that it is another one than is taken for it. */
const headRowNumber = z.int().min(1, 'too_small');
export const headRow = headRowNumber.optional();

/** The same in a call whose body is the file: it stands in the address. */
const headRowInQuery = z.coerce.number().pipe(headRowNumber).optional();

/**
 * The sheet of a workbook that is read, by its name as `other_sheets_ignored` in a reading says it; without it, the
 * first one that holds anything. The call is refused if the file has no such sheet.
 */
export const sheetName = requiredLine(limits.sheet_name_length_max).optional();

/** How a person wants a table to be read, beyond what its heads say. */
export const saidSheet = {
  sheet: sheetName,
  head_row: headRowInQuery,
  /** The fields of the columns in order, joined by commas, `name,,theory`; goes with `head_row`. */
  columns: line(limits.sheet_columns_length_max).optional(),
};

const row = <Cell extends z.ZodType>(cell: Cell) => z.object({ row_no: z.int(), cells: z.array(cell) });

/**
 * How a table will be read, before anything of it is taken, by what a column of it can be. Numbers are masked and long
 * texts cut.
 */
export const sheetLook = <Field extends z.ZodType<string>>(field: Field) =>
  z.object({
    head_row: z.int(),
    /** The rows that may name the columns. */
    head_rows: z.array(row(z.string())),
    /** The field of each column; empty for one that is left out. */
    columns: z.array(z.object({ head: z.string(), field })),
    /** Whether the columns are what somebody said of a table with the same heads before. */
    remembered: z.boolean(),
    /** The first rows under the heads, column by column; null for a cell that cannot be read. */
    first: z.array(
      row(z.string().nullable()).extend({
        /** The places of cells of which only the order of day and month is unknown: they are as written. */
        undecided: z.array(z.int()).optional(),
      }),
    ),
    /** The report of what was done to rows when the file was read. */
    reading: sheetReading,
  });

const anyLook = sheetLook(z.string());

/** A look at a table that is taken as soon as its columns are known. */
export const plainLook = anyLook.extend({
  /** Whether the columns have what a row needs; if not, nothing can be taken before somebody chooses them. */
  is_whole: z.boolean(),
});

/** How a table will be read. */
export type SheetLook<Field extends string = string> = Omit<z.infer<typeof anyLook>, 'columns'> & {
  columns: { head: string; field: Field }[];
};

/** An example that the calls share. */
export const lookExample = {
  head_row: 3,
  head_rows: [
    { row_no: 1, cells: ['第四期汇总表'] },
    { row_no: 3, cells: ['姓名', '备注'] },
  ],
  columns: [
    { head: '姓名', field: 'name' },
    { head: '备注', field: '' },
  ],
  remembered: false,
  first: [{ row_no: 4, cells: ['王芳', ''] }],
  reading: readingExample,
} satisfies SheetLook;

/** The same for a {@link plainLook}. */
export const plainLookExample = { ...lookExample, is_whole: true } satisfies z.infer<typeof plainLook>;

/** How a table will be read that is taken as soon as its columns are known. */
export type PlainLook = z.infer<typeof plainLook>;
