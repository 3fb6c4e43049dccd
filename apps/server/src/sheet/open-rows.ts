import { openSheet } from './open-sheet.js';
import { readCsv } from './read-csv.js';
import type { SheetRow } from './read-rows.js';

const isWorkbook = (bytes: Buffer) => ['PK', '\xd0\xcf'].includes(bytes.toString('latin1', 0, 2));

/**
 * The rows of a table that somebody sent, XLSX or CSV by what its first bytes say, some at a time.
 * @throws a SheetFault for what is no such file
 */
export const openRows = (
  bytes: Buffer,
): Iterable<readonly SheetRow[]> | AsyncIterable<readonly SheetRow[]> =>
  isWorkbook(bytes) ? openSheet(bytes) : readCsv(bytes);
