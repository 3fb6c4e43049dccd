import { setImmediate as turn } from 'node:timers/promises';
import type { SheetRow } from './sheet-row.js';

const atOnce = 500;

/** The rows of a table, some at a time, with a turn for others between them. */
export async function* inTurns(rows: readonly SheetRow[]): AsyncGenerator<readonly SheetRow[]> {
  for (let at = 0; at < rows.length; at += atOnce) {
    yield rows.slice(at, at + atOnce);
    await turn();
  }
}
