import type { ChoiceProblem } from './check-choice.js';
import { isOpen, type UploadEntry, type UploadState } from './upload-entry.js';

/** The entries of a queue; `tell` gets them after each change. */
export const createEntries = <Stored>(tell: (entries: readonly UploadEntry<Stored>[]) => void) => {
  let entries: readonly UploadEntry<Stored>[] = [];
  let count = 0;

  const set = (next: readonly UploadEntry<Stored>[]) => {
    entries = next;
    tell(next);
  };

  return {
    /** The first one that has not begun. */
    next: () => entries.find(({ status }) => status === 'waiting'),
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
    },
    change: (id: string, state: UploadState<Stored>) =>
      set(
        entries.map((entry) =>
          entry.id === id ? { id, batch: entry.batch, file: entry.file, ...state } : entry,
        ),
      ),
    remove: (id: string) => set(entries.filter((entry) => entry.id !== id)),
  };
};
