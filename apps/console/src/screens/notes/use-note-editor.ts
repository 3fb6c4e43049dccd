import { isCallError, type NoteRecord, type NoteVersion } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { attempt } from '../../client/attempt.js';
import { call } from '../../client/call.js';
import { toaster } from '../../client/toaster.js';
import { failureOf, useAutosave } from '../../forms/use-autosave.js';
import { useWords } from '../../messages/words-state.js';
import type { Notes } from './use-notes.js';

type Text = Pick<NoteRecord, 'title' | 'content'>;

/**
 * The edited fields of a note. Subject and follow-up are present once they were touched: absent they stay as they
 * are, also a link to a record that the account does not see now.
 */
type Typed = Text & Partial<Pick<NoteRecord, 'about' | 'due_on' | 'done_at'>>;

/** The input of a save; `over` keeps the current text as a version, of any age. */
type Sent = Typed & { readonly keeping?: 'over' };

/** The last saved state; undefined for a note that was deleted elsewhere. */
type Kept = Pick<NoteRecord, 'note_id' | 'version' | 'updated_at'> | undefined;

const wire = ({ about, done_at, ...typed }: Typed) => ({
  ...typed,
  ...(about !== undefined && {
    about: about && { class_id: about.class_id, enrolment_id: about.candidate?.enrolment_id ?? null },
  }),
  ...(done_at !== undefined && { done: done_at !== null }),
});

const isSame = (one: Text, other: Text) => one.title === other.title && one.content === other.content;

/** The text of a note, saved while it is written. */
const useNoteText = (note: NoteRecord, notes: Notes) => {
  const [typed, setTyped] = useState<Typed>({ title: note.title, content: note.content });
  /** The same for code after a call: more may have been typed meanwhile. */
  const latest = useRef(typed);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { autosave, state, refusal } = useAutosave<Sent, Kept>({
    saved: note,
    send: async ({ keeping, ...text }, before, key) => {
      const seen = before && {
        note_id: before.note_id,
        version: before.version,
        ...(keeping && { keeping }),
      };
      const next = await call('note/saveNote', { ...wire(text), ...seen }, { key, quiet: true });
      notes.keep({ ...next, ...text });
      if (text.due_on !== undefined || text.done_at !== undefined) notes.dueChanged();
      return next;
    },
    onRefused: setRefused,
    // A writer who goes on to another note has not paused for a second.
    sendsOnEnd: true,
    means: (error) => (isCallError(error) && error.refusal === 'not_found' ? 'conflict' : failureOf(error)),
  });
  const show = (next: Typed) => {
    latest.current = next;
    setTyped(next);
    setRefused({});
  };

  const change = (changes: Partial<Typed>) => {
    const next = { ...latest.current, ...changes };
    show(next);
    const { version, updated_at } = autosave.saved() ?? note;
    notes.keep({ note_id: note.note_id, version, updated_at, ...next });
    autosave.change(next);
  };

  const typedNow = () => latest.current;
  return { autosave, state, refusal, typed, typedNow, refused, show, change };
};

/**
 * A note while it is written: saved automatically over the version that was seen, so that two windows do not
 * overwrite each other.
 */
export const useNoteEditor = (note: NoteRecord, notes: Notes) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const { autosave, typed, typedNow, show, ...text } = useNoteText(note, notes);

  /** Stores the current text among the versions of the note, so that loading over it loses nothing. */
  const putAside = async ({ note_id, version }: NoteRecord) => {
    const { title, content } = typedNow();
    const aside = { note_id, version, title, content, keeping: 'aside' } as const;
    return attempt(() => call('note/saveNote', aside, { key: crypto.randomUUID() }));
  };

  const takeThere = async (there: NoteRecord | undefined) => {
    if (there && !isSame(there, typedNow()) && !(await putAside(there))) return;
    if (there) show({ title: there.title, content: there.content });
    await autosave.goOnFrom(there, undefined);
    return notes.refresh();
  };

  const resolve = async (choice: 'here' | 'there') => {
    const answer = await attempt(() => call('note/fetchNotes', {}));
    if (!answer) return;
    const there = answer.items.find(({ note_id }) => note_id === note.note_id);
    if (choice === 'there') return takeThere(there);
    // A note that is begun anew has nothing that could stay.
    const { about, due_on, done_at } = note;
    const here = there ? typedNow() : { about, due_on, done_at, ...typedNow() };
    await autosave.goOnFrom(there, { ...here, keeping: 'over' });
    const next = autosave.saved();
    if (next && next.note_id !== note.note_id) notes.moved(note.note_id, next.note_id);
  };

  const restore = async ({ version_id, title, content }: NoteVersion): Promise<void> => {
    // The last input becomes a version as well; if it cannot be saved, the note reports it.
    if (!(await autosave.flush())) return;
    const { note_id, version } = autosave.saved() ?? note;
    const key = crypto.randomUUID();
    const next = await attempt(() => call('note/restoreNote', { note_id, version, version_id }, { key }));
    if (!next) return;
    show({ title, content });
    notes.keep({ ...next, title, content });
    await autosave.goOnFrom(next, undefined);
    await queries.invalidateQueries({ queryKey: ['note', 'fetchVersions'] });
    toaster.show({ tone: 'success', message: t('notes.restored') });
  };

  return { ...text, shown: { ...note, ...typed }, resolve, restore };
};
