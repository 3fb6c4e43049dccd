import type { ChoiceProblem } from './check-choice.js';
import { isOpen, type UploadEntry, type UploadState } from './upload-entry.js';

/** The arguments of an upload: it reports its progress (0 to 1) and stops when the signal aborts. */
export interface UploadContext {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** The host of the queue: it uploads, and is told of the results. */
export interface UploadHost<Stored> {
  upload: (file: File, context: UploadContext) => Promise<Stored>;
  /** The text of a failure; by default the library's own. */
  describeError?: ((error: unknown) => string | undefined) | undefined;
  onStored: (stored: Stored) => void;
  onEntries: (entries: readonly UploadEntry<Stored>[]) => void;
}

const atOnce = 3;

/**
 * Uploads files three at a time and remembers each one until it is removed: a failed or cancelled file can be sent
 * again. `host` is read anew each time, so that its latest callbacks count.
 */
export const createUploadQueue = <Stored>(host: () => UploadHost<Stored>) => {
  let entries: readonly UploadEntry<Stored>[] = [];
  let count = 0;
  const running = new Map<string, AbortController>();

  const set = (next: readonly UploadEntry<Stored>[]) => {
    entries = next;
    host().onEntries(next);
  };
  const change = (id: string, state: UploadState<Stored>) =>
    set(
      entries.map((entry) =>
        entry.id === id ? { id, batch: entry.batch, file: entry.file, ...state } : entry,
      ),
    );
  const abort = (id: string) => {
    running.get(id)?.abort();
    running.delete(id);
  };
  const send = async ({ id, file }: UploadEntry<Stored>) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    change(id, { status: 'uploading', share: 0 });
    const onProgress = (share: number) => {
      if (running.get(id) === controller)
        change(id, { status: 'uploading', share: Math.min(1, Math.max(0, share)) });
    };
    try {
      const stored = await host().upload(file, { onProgress, signal });
      if (signal.aborted) return;
      host().onStored(stored);
      running.delete(id);
      change(id, { status: 'done', stored });
    } catch (error) {
      if (signal.aborted) return;
      running.delete(id);
      change(id, { status: 'failed', message: host().describeError?.(error) });
    }
    sendNext();
  };
  const sendNext = () => {
    while (running.size < atOnce) {
      const next = entries.find(({ status }) => status === 'waiting');
      if (!next) return;
      void send(next);
    }
  };

  return {
    /** A file that was refused before is forgotten: its message has been read, and nothing of it was stored. */
    add(chosen: readonly { file: File; problem: ChoiceProblem | null }[]) {
      const kept = entries.filter(({ status }) => status !== 'refused');
      const batch = kept.some(isOpen) ? (kept.at(-1)?.batch ?? 0) : count;
      const made = chosen.map(({ file, problem }): UploadEntry<Stored> => {
        count += 1;
        const about = { id: `upload-${count}`, batch, file };
        return problem ? { ...about, status: 'refused', problem } : { ...about, status: 'waiting' };
      });
      set([...kept, ...made]);
      sendNext();
    },
    retry(id: string) {
      change(id, { status: 'waiting' });
      sendNext();
    },
    cancel(id: string) {
      abort(id);
      change(id, { status: 'cancelled' });
      sendNext();
    },
    remove(id: string) {
      abort(id);
      set(entries.filter((entry) => entry.id !== id));
      sendNext();
    },
    /** Aborts everything in progress silently: nobody listens any more. */
    stop() {
      for (const id of [...running.keys()]) abort(id);
    },
  };
};
