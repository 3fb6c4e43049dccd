import { isCallError, type NoteRecord } from '@skillcert/api-client';
import { useRef, useState } from 'react';
import { attempt } from '../../client/attempt.js';
import { call } from '../../client/call.js';
import { failureOf, useAutosave } from '../../forms/use-autosave.js';
import type { Notes } from './use-notes.js';

type Typed = Pick<NoteRecord, 'title' | 'content'>;

/** What was kept last; nothing of a note that was deleted elsewhere. */
type Kept = Pick<NoteRecord, 'note_id' | 'version' | 'updated_at'> | undefined;

/** A note while it is written: kept by itself over the version that was seen, so that two windows do not overwrite each other. */
export const useNoteEditor = (note: NoteRecord, notes: Notes) => {
  const [typed, setTyped] = useState<Typed>({ title: note.title, content: note.content });
  /** The same for what goes on after a call: more may have been typed meanwhile. */
  const latest = useRef(typed);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { autosave, ...kept } = useAutosave<Typed, Kept>({
    saved: note,
    send: async (text, before, key) => {
      const seen = before && { note_id: before.note_id, version: before.version };
      const next = await call('note/saveNote', { ...text, ...seen }, { key, quiet: true });
      notes.keep({ ...next, ...text });
      return next;
    },
    onRefused: setRefused,
    // Whoever goes on to another note has not stopped for a second.
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

  const resolve = async (choice: 'here' | 'there') => {
    const answer = await attempt(() => call('note/fetchNotes', {}));
    if (!answer) return;
    const there = answer.items.find(({ note_id }) => note_id === note.note_id);
    if (choice === 'there') {
      if (there) show({ title: there.title, content: there.content });
      await autosave.goOnFrom(there, undefined);
      return notes.refresh();
    }
    await autosave.goOnFrom(there, latest.current);
    const next = autosave.saved();
    if (next && next.note_id !== note.note_id) notes.moved(note.note_id, next.note_id);
  };

  return { ...kept, typed, refused, change, resolve };
};
