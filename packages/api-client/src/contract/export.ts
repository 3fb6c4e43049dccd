import { limits } from '@skillcert/core';
import { z } from 'zod';
import type { Access } from './access.js';
import { type Endpoint, endpoint } from './endpoint.js';
import type { ErrorName } from './errors.js';
import { id, requiredLine } from './fields.js';

/** The common input of every export: the purpose of the data, which the audit record stores. */
export const exportPurpose = { purpose: requiredLine(limits.short_reason_length_max) };

const pieces = z.custom<AsyncIterable<Uint8Array>>((value) => Symbol.asyncIterator in Object(value));

const lines = z.custom<AsyncIterable<string | Uint8Array>>((value) => Symbol.asyncIterator in Object(value));

/** A ZIP file, sent file by file. */
export const packedFile = z.object({ name: z.string(), lines: pieces });

/** The file format of an exported list. */
export const exportFormat = { format: z.enum(['csv', 'xlsx']).default('csv') };

/** The input of a list beside its filters when it is exported to a file. */
export const asFile = { ...exportFormat, ...exportPurpose };

/** A list as a file that is sent while it is read: CSV line by line, or an XLSX sheet. */
export const listFile = z.object({ name: z.string(), lines });

/** An example of a list as a CSV file. */
export const exampleFile = (of: string, ...rows: readonly string[]): z.infer<typeof listFile> => ({
  name: `${of}-2026-11-22.csv`,
  lines: (async function* () {
    for (const row of rows) yield `${row}\r\n`;
  })(),
});

/** Those of a list's rows that a file is to have; each row has the id by which the list opens it. */
const chosenRows = { ids: z.array(id).min(1, 'required').max(limits.export_rows_max, 'too_big').optional() };

const fileInput = <Filters extends z.ZodRawShape>(filters: Filters) =>
  z.strictObject({ ...filters, ...chosenRows, ...asFile });

type FileInput<Filters extends z.ZodRawShape> = ReturnType<typeof fileInput<Filters>>;

interface ListExport<Filters extends z.ZodRawShape, Allowed extends Access> {
  readonly summary: string;
  /** The filters and the order of the list; a file has all of its pages. */
  readonly filters: Filters;
  readonly access: Allowed;
  /** The refusals of the list. */
  readonly refuses?: readonly ErrorName[];
  readonly example: {
    readonly input: z.input<FileInput<Filters>>;
    /** The name of the file, before the day, and its lines. */
    readonly file: readonly [of: string, ...rows: string[]];
  };
}

/**
 * Declares the call that exports a list to a file: the rows that the list shows under the same filters, all pages
 * of it, as CSV or XLSX in the caller's language, at most 10,000 rows, masked like the list, without formulas. With
 * `ids` it has those rows alone; if one of them is not in the list, the whole is refused. Every export leaves an
 * audit record with its purpose.
 */
export const listExport = <
  Name extends `${string}/${string}`,
  Filters extends z.ZodRawShape,
  const Allowed extends Access,
>(
  call: Name,
  { summary, filters, access, refuses = [], example }: ListExport<Filters, Allowed>,
): Endpoint<Name, FileInput<Filters>, typeof listFile, Allowed> =>
  endpoint(call, {
    summary,
    input: fileInput(filters),
    output: listFile,
    access,
    answers: 'table',
    refuses: [...new Set([...refuses, 'not_found' as const]), 'export_too_big', 'too_many'],
    example: { input: example.input, output: exampleFile(...example.file) },
  });

/** An XLSX file. */
export const xlsxSheet = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });
