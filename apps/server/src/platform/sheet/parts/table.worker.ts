import { parentPort, workerData } from 'node:worker_threads';
import { SheetFault, type SheetFaultName } from '../sheet-fault.js';
import type { SheetTable } from '../sheet-row.js';
import { parseTable } from './parse-table.js';

/** The file that a thread reads, and the name of the sheet that somebody chose. */
export interface SentTable {
  readonly bytes: Uint8Array;
  readonly sheet: string | undefined;
}

/** The answer of a thread: the rows, or why there are none. */
export type ParsedTable =
  | SheetTable
  | { readonly fault: SheetFaultName; readonly values: SheetFault['values'] };

const parse = async (): Promise<ParsedTable> => {
  const { bytes, sheet }: SentTable = workerData;
  try {
    return await parseTable(Buffer.from(bytes), sheet);
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    return { fault: error.fault, values: error.values };
  }
};

// This thread of the reader reads the one file that it was given.
parentPort?.postMessage(await parse());
