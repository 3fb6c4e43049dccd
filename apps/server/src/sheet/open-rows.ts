import { setImmediate as turn } from 'node:timers/promises';
import type { SheetReader } from './create-sheet-reader.js';
import type { SheetRow } from './sheet-row.js';

const atOnce = 500;

/**
 * The rows of a table that somebody sent, some at a time, with a turn for others between them.
 * @throws a SheetFault for what is no such file
 */
export async function* openRows(reader: SheetReader, bytes: Buffer): AsyncGenerator<readonly SheetRow[]> {
  const rows = await reader.read(bytes);
  for (let at = 0; at < rows.length; at += atOnce) {
    yield rows.slice(at, at + atOnce);
    await turn();
  }
}
