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

/** A list as a file that is sent while it is read: CSV line by line, or an XLSX sheet. */
export const listFile = z.object({ name: z.string(), lines });

/** An XLSX file. */
export const xlsxSheet = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });
