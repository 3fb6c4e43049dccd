import { z } from 'zod';
import { requiredLine } from './fields.js';

/** What every export asks for: what the data is for, which the audit record keeps. */
export const exportPurpose = { purpose: requiredLine(200) };

const pieces = z.custom<AsyncIterable<Uint8Array>>((value) => Symbol.asyncIterator in Object(value));

const lines = z.custom<AsyncIterable<string | Uint8Array>>((value) => Symbol.asyncIterator in Object(value));

/** A ZIP file, sent file by file. */
export const packedFile = z.object({ name: z.string(), lines: pieces });

/** What a list is exported as. */
export const exportFormat = { format: z.enum(['csv', 'xlsx']).default('csv') };

/** What a list asks for beside its filters where it is to be a file. */
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

/** An XLSX file. */
export const xlsxSheet = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });
