import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../http/errors/refuse.js';
import type { Drawn } from './pdf/draw-pdf.js';
import type { PdfDocument } from './pdf/pdf-document.js';
import { type FontFiles, readFonts } from './read-font.js';
import { takeTurns } from './take-turns.js';

/** Makes PDF files of documents, off the thread that answers calls. */
export interface Renderer {
  /**
   * Draws a document; ends at once if the signal aborts.
   * @throws a Refusal: busy if too many documents wait, or one takes a minute
   */
  readonly print: (document: PdfDocument, gone: AbortSignal) => Promise<Drawn>;
  /** Ends every thread; a drawing under way is given up. */
  readonly stop: () => Promise<void>;
}

interface RendererOptions {
  /** The code of a thread. */
  readonly thread?: URL;
  readonly threads_max?: number;
  readonly waiting_max?: number;
  /** The time for which idle threads are kept, with the fonts they hold. */
  readonly idle_ms?: number;
}

const bundled = new URL('./platform/documents/pdf.worker.js', import.meta.url);
const longestMs = 60_000;
// One core stays with the thread that answers calls.
const threadsMax = Math.max(1, Math.min(4, availableParallelism() - 1));

const draw = async (worker: Worker, document: PdfDocument, signal: AbortSignal): Promise<Drawn> => {
  const answer = once(worker, 'message', { signal });
  worker.postMessage(document);
  const [drawn] = await answer;
  return drawn;
};

/** A renderer whose threads and fonts come with its first document, and go after a while without documents. */
export const createRenderer = ({
  thread = bundled,
  threads_max = threadsMax,
  waiting_max = 32,
  idle_ms = 60_000,
}: RendererOptions = {}): Renderer => {
  const turns = takeTurns({ at_once: threads_max, waiting_max });
  const stopping = new AbortController();
  const free: Worker[] = [];
  let fonts: Promise<FontFiles> | undefined;
  let rest: NodeJS.Timeout | undefined;

  const dismiss = async () => {
    fonts = undefined;
    await Promise.all(free.splice(0).map((worker) => worker.terminate()));
  };
  const hire = async () => {
    clearTimeout(rest);
    const idle = free.pop();
    if (idle) return idle;
    fonts ??= readFonts();
    // One thread too hungry must not take the server with it.
    return new Worker(thread, { workerData: await fonts, resourceLimits: { maxOldGenerationSizeMb: 512 } });
  };
  const work = async (document: PdfDocument, signal: AbortSignal) => {
    const worker = await hire();
    try {
      const drawn = await draw(worker, document, signal);
      free.push(worker);
      return drawn;
    } catch (error) {
      // Its drawing would block it: the next document gets a new thread.
      await worker.terminate();
      throw error;
    }
  };

  return {
    print: async (document, gone) => {
      const signal = AbortSignal.any([gone, stopping.signal, AbortSignal.timeout(longestMs)]);
      try {
        return await turns.of(signal, () => work(document, signal));
      } catch (error) {
        throw signal.aborted ? new Refusal('busy', { retry_after: 2 }) : error;
      } finally {
        if (turns.working() === 0 && !stopping.signal.aborted) rest = setTimeout(dismiss, idle_ms).unref();
      }
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(rest);
      await dismiss();
    },
  };
};
