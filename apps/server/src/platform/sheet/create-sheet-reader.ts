import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { takeTurns } from '../documents/take-turns.js';
import { Refusal } from '../http/errors/refuse.js';
import type { ParsedTable, SentTable } from './parts/table.worker.js';
import { SheetFault } from './sheet-fault.js';
import type { SheetTable } from './sheet-row.js';

/** Reads the tables that people upload, off the thread that answers calls. */
export interface SheetReader {
  /**
   * Reads the rows of a table, whichever program wrote it; of a workbook the sheet with a name, else the first one.
   * @throws a SheetFault if the file is no table, is locked, carries macros, is damaged, takes too long, is larger than
   * allowed, or has no sheet with that name
   * @throws a Refusal: busy if too many files wait
   */
  readonly read: (bytes: Buffer, sheet?: string) => Promise<SheetTable>;
}

interface ReaderOptions {
  /** The script of the thread. */
  readonly thread?: URL;
  /** How long a file may be read, without the time that it waits for its turn. */
  readonly longest_ms?: number;
}

const longestWait = 10_000;

/**
 * The bounds of a thread. With the young generation that Node gives, 48 MB, it took 45 to 60 MB more for the same file:
 * most of what a file leaves behind dies young.
 */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 4 };

const bundled = new URL('./platform/sheet/parts/table.worker.js', import.meta.url);

/**
 * Creates a reader that gives each file a thread of its own. A file made to harm ends only its thread, by the limit of
 * time or of memory. The widest table of 10,000 rows takes six seconds of a processor, which a busy machine gives in
 * twenty.
 */
export const createSheetReader = ({
  thread = bundled,
  longest_ms = 20_000,
}: ReaderOptions = {}): SheetReader => {
  const turns = takeTurns({ at_once: 2, waiting_max: 16 });

  const parse = async (sent: SentTable): Promise<ParsedTable> => {
    const signal = AbortSignal.timeout(longest_ms);
    const worker = new Worker(thread, { workerData: sent, resourceLimits });
    try {
      const [parsed] = await once(worker, 'message', { signal });
      return parsed;
    } catch (error) {
      if (signal.aborted) throw new SheetFault('too_slow');
      if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new SheetFault('bomb');
      throw error;
    } finally {
      await worker.terminate();
    }
  };

  return {
    read: async (bytes, sheet) => {
      const signal = AbortSignal.timeout(longestWait);
      const parsed = await turns
        .of(signal, () => parse({ bytes, sheet }))
        .catch((error: unknown) => {
          throw error === signal.reason ? new Refusal('busy', { retry_after: 2 }) : error;
        });
      if ('fault' in parsed) throw new SheetFault(parsed.fault, parsed.values);
      return parsed;
    },
  };
};
