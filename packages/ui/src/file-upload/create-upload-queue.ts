import type { ChoiceProblem } from './check-choice.js';
import { createEntries } from './create-entries.js';
import type { UploadEntry } from './upload-entry.js';

/** The arguments of an upload: it reports its progress (0 to 1) and stops when the signal aborts. */
export interface UploadContext {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** The host of the queue: it uploads, and gets the results. */
export interface UploadHost<Stored> {
  upload: (file: File, context: UploadContext) => Promise<Stored>;
  /** The text of a failure; by default the library's own. */
  describeError?: ((error: unknown) => string | undefined) | undefined;
  onStored: (stored: Stored) => void;
  onEntries: (entries: readonly UploadEntry<Stored>[]) => void;
}

/** How many files are sent at once. */
export const uploadsAtOnce = 3;

/** The uploads under way, by their entries. */
const createRuns = () => {
  const running = new Map<string, AbortController>();
  const abort = (id: string) => {
    running.get(id)?.abort();
    running.delete(id);
  };
  return {
    count: () => running.size,
    has: (id: string, signal: AbortSignal) => running.get(id)?.signal === signal,
    begin: (id: string) => {
      const controller = new AbortController();
      running.set(id, controller);
      return controller;
    },
    end: (id: string) => running.delete(id),
    abort,
    abortAll: () => {
      for (const id of [...running.keys()]) abort(id);
    },
  };
};

/**
 * Uploads files `atOnce` at a time and remembers each one until it is removed: a failed or cancelled file can be sent
 * again. `host` is read anew each time, so that its latest callbacks count.
 */
export const createUploadQueue = <Stored>(host: () => UploadHost<Stored>, atOnce = uploadsAtOnce) => {
  const entries = createEntries<Stored>((next) => host().onEntries(next));
  const runs = createRuns();

  const send = async ({ id, file }: UploadEntry<Stored>) => {
    const { signal } = runs.begin(id);
    entries.change(id, { status: 'uploading', share: 0 });
    const onProgress = (share: number) => {
      if (runs.has(id, signal))
        entries.change(id, { status: 'uploading', share: Math.min(1, Math.max(0, share)) });
    };
    try {
      const stored = await host().upload(file, { onProgress, signal });
      if (signal.aborted) return;
      host().onStored(stored);
      runs.end(id);
      entries.change(id, { status: 'done', stored });
    } catch (error) {
      if (signal.aborted) return;
      runs.end(id);
      entries.change(id, { status: 'failed', message: host().describeError?.(error) });
    }
    sendNext();
  };
  const sendNext = () => {
    while (runs.count() < atOnce) {
      const next = entries.next();
      if (!next) return;
      void send(next);
    }
  };

  return {
    add(chosen: readonly { file: File; problem: ChoiceProblem | null }[]) {
      entries.add(chosen);
      sendNext();
    },
    retry(id: string) {
      entries.change(id, { status: 'waiting' });
      sendNext();
    },
    cancel(id: string) {
      runs.abort(id);
      entries.change(id, { status: 'cancelled' });
      sendNext();
    },
    remove(id: string) {
      runs.abort(id);
      entries.remove(id);
      sendNext();
    },
    /** Aborts everything in progress silently: nobody listens any more. */
    stop: runs.abortAll,
  };
};
