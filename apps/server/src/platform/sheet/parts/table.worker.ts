import { parentPort, workerData } from 'node:worker_threads';
import { SheetFault, type SheetFaultName } from '../sheet-fault.js';
import type { SheetTable } from '../sheet-row.js';
import { parseTable } from './parse-table.js';

/** The answer of a thread: the rows, or why there are none. */
export type ParsedTable =
  | SheetTable
  | { readonly fault: SheetFaultName; readonly values: SheetFault['values'] };

const parse = async (): Promise<ParsedTable> => {
  try {
    return await parseTable(Buffer.from(workerData));
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    return { fault: error.fault, values: error.values };
  }
};

// This thread of the reader reads the one file that it was given.
parentPort?.postMessage(await parse());
