import type { SheetReader } from '../create-sheet-reader.js';
import { inTurns } from '../in-turns.js';
import { parseTable } from '../parts/parse-table.js';

/** A reader without threads: a thread needs a bundle. */
export const sheetsHere: SheetReader = { read: parseTable };

/** The rows of a sheet of our own, some at a time. */
export async function* openSheet(bytes: Buffer) {
  yield* inTurns((await parseTable(bytes)).rows);
}

/** The rows of any table. */
export const rowsHere = async (bytes: Buffer) => (await parseTable(bytes)).rows;
