import { z } from 'zod';
import { requiredLine } from './fields.js';

/** What every export asks for: what the data is for, which the audit record keeps. */
export const exportPurpose = { purpose: requiredLine(200) };

const lines = z.custom<AsyncIterable<string>>((value) => Symbol.asyncIterator in Object(value));

const pieces = z.custom<AsyncIterable<Uint8Array>>((value) => Symbol.asyncIterator in Object(value));

/** A ZIP file, sent file by file. */
export const packedFile = z.object({ name: z.string(), lines: pieces });

/** A CSV file, sent line by line. */
export const csvTable = z.object({ name: z.string(), lines });

/** An XLSX file. */
export const xlsxSheet = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });
