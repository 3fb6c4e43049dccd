import type { NoteRecord } from '@skillcert/api-client';

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase();

/** The notes that hold every word of a search, in their title or their text. */
export const foundNotes = (notes: readonly NoteRecord[], search: string): readonly NoteRecord[] => {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return notes.filter(({ title, content }) => {
    const text = folded(`${title}\n${content}`);
    return words.every((word) => text.includes(word));
  });
};

/** Pinned ones first, then the latest, as the server lists them. */
export const inOrder = (notes: readonly NoteRecord[]): readonly NoteRecord[] =>
  notes.toSorted(
    (one, other) =>
      Number(other.pinned) - Number(one.pinned) ||
      other.updated_at.localeCompare(one.updated_at) ||
      other.note_id - one.note_id,
  );

/** The first line of a text with content, without its formatting marks. */
export const firstLine = (content: string): string =>
  content
    .split('\n')
    .map((line) => line.replaceAll(/^[\s>#*+-]+|\[[ x]\]|[*_`~|]/g, '').trim())
    .find((line) => line !== '') ?? '';
