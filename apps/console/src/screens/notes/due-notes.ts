import type { NoteRecord } from '@skillcert/api-client';

/** The state of a note's follow-up on a day. */
type DueState = 'none' | 'ahead' | 'due' | 'done';

/** A note is due from its day on, until it is done. Days are `2026-11-21`. */
export const dueState = (
  { due_on, done_at }: Pick<NoteRecord, 'due_on' | 'done_at'>,
  today: string,
): DueState => {
  if (due_on === null) return 'none';
  if (done_at !== null) return 'done';
  return due_on <= today ? 'due' : 'ahead';
};

/** The notes that are due, those that have waited longest first. */
export const dueNotes = (notes: readonly NoteRecord[], today: string): readonly NoteRecord[] =>
  notes
    .filter((note) => dueState(note, today) === 'due')
    .toSorted((one, other) => (one.due_on ?? '').localeCompare(other.due_on ?? ''));
