import { workerOpener } from '../internal/worker-opener.js';
import type { CodeAnswer, CodeQuestion, CodeReader } from './code-reader.js';

interface Waiting {
  resolve: (text: string | null) => void;
  reject: (error: Error) => void;
}

/** A reader backed by a worker, once the worker reports that it is ready. A failing worker is ended and reported. */
const readerOver = (port: Worker, onLost: () => void): Promise<CodeReader> =>
  new Promise((resolve, reject) => {
    const waiting = new Map<number, Waiting>();
    let lost: Error | undefined;
    let last = 0;
    const lose = () => {
      if (lost) return;
      const error = new Error('The worker that reads codes did not start, or broke.');
      lost = error;
      port.terminate();
      onLost();
      reject(error);
      for (const each of waiting.values()) each.reject(error);
      waiting.clear();
    };
    const reader: CodeReader = {
      read: ({ width, height, data }) =>
        new Promise((resolveOne, rejectOne) => {
          if (lost) return rejectOne(lost);
          last += 1;
          waiting.set(last, { resolve: resolveOne, reject: rejectOne });
          const question: CodeQuestion = { id: last, width, height, data };
          port.postMessage(question, [data.buffer]);
        }),
    };
    port.addEventListener('error', lose);
    port.addEventListener('message', ({ data }: MessageEvent<CodeAnswer>) => {
      if (data.kind === 'failed') return lose();
      if (data.kind === 'ready') return resolve(reader);
      waiting.get(data.id)?.resolve(data.text);
      waiting.delete(data.id);
    });
  });

/**
 * The `load` of a QrScanner with a worker of the host's, so that no picture blocks the page, and WebAssembly runs
 * because the content policy of that one file allows it. The worker answers each {@link CodeQuestion} with a {@link
 * CodeAnswer}. It is opened on first use and then kept; after a failure the next use opens another.
 */
export const codeReaderLoader = (address: string): (() => Promise<CodeReader>) => {
  let opener: (() => Worker) | undefined;
  let kept: Promise<CodeReader> | undefined;
  return async () => {
    opener ??= workerOpener('code-reader', address);
    kept ??= readerOver(opener(), () => {
      kept = undefined;
    });
    return kept;
  };
};
