import type { ChoiceProblem } from './check-choice.js';

/** An uploaded file as the host stores it. */
export interface StoredFile {
  /** The value that a form sends. */
  id: string;
  name: string;
  /** In bytes. */
  size?: number;
  /** The address that opens the file. */
  url?: string;
}

/** The progress of one chosen file. */
export type UploadState<Stored> =
  | { status: 'waiting' }
  | { status: 'uploading'; share: number }
  | { status: 'failed'; message: string | undefined }
  | { status: 'cancelled' }
  | { status: 'refused'; problem: ChoiceProblem }
  | { status: 'done'; stored: Stored };

/** One chosen file; files chosen while others are still under way belong to the same batch. */
export type UploadEntry<Stored> = UploadState<Stored> & { id: string; batch: number; file: File };

/** One line of the list: a file the host has, or one that is on its way. */
export type UploadRow<Stored> =
  | { id: string; stored: Stored; entry: null }
  | { id: string; stored: null; entry: UploadEntry<Stored> };

export const isOpen = ({ status }: { status: UploadEntry<unknown>['status'] }): boolean =>
  status === 'waiting' || status === 'uploading';

/** The host's files, then the files chosen here in order, so that no line jumps when its upload ends. */
export const uploadRows = <Stored extends StoredFile>(
  value: readonly Stored[],
  entries: readonly UploadEntry<Stored>[],
): readonly UploadRow<Stored>[] => {
  const mine = new Set(entries.flatMap((entry) => (entry.status === 'done' ? entry.stored.id : [])));
  const before = value.filter(({ id }) => !mine.has(id));
  const chosen = entries.flatMap((entry): UploadRow<Stored>[] => {
    if (entry.status !== 'done') return [{ id: entry.id, stored: null, entry }];
    const stored = value.find(({ id }) => id === entry.stored.id);
    return stored ? [{ id: entry.id, stored, entry: null }] : [];
  });
  return [...before.map((stored) => ({ id: stored.id, stored, entry: null })), ...chosen];
};

/** The progress of the last batch in quarters of its bytes: few enough steps to be read aloud. */
export const batchProgress = (entries: readonly UploadEntry<unknown>[]) => {
  const batch = entries.at(-1)?.batch;
  const all = entries.filter((entry) => entry.batch === batch && (isOpen(entry) || entry.status === 'done'));
  const bytes = all.reduce((sum, { file }) => sum + file.size, 0);
  const shareOf = (entry: UploadEntry<unknown>) =>
    entry.status === 'uploading' ? entry.share : Number(entry.status === 'done');
  const sent = all.reduce((sum, entry) => sum + entry.file.size * shareOf(entry), 0);
  return {
    open: all.filter(isOpen).length,
    done: all.filter(({ status }) => status === 'done').length,
    percent: bytes > 0 ? Math.floor((sent / bytes) * 4) * 25 : 0,
  };
};

/** The files that count against the limit and against choosing one twice: all except refused ones. */
export const takenFiles = (
  rows: readonly UploadRow<StoredFile>[],
): readonly { name: string; size?: number }[] =>
  rows.flatMap(({ stored, entry }) => {
    if (stored) return stored;
    return entry.status === 'refused' ? [] : entry.file;
  });
