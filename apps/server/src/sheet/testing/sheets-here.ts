import type { SheetReader } from '../create-sheet-reader.js';
import { openRows } from '../open-rows.js';
import { parseTable } from '../parts/parse-table.js';

/** A reader without threads: a thread needs a bundle. */
export const sheetsHere: SheetReader = { read: parseTable };

/** The rows of a sheet of our own, some at a time. */
export const openSheet = (bytes: Buffer) => openRows(sheetsHere, bytes);
