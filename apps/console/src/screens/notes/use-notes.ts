import type { NoteRecord } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../client/attempt.js';
import { attemptToAdd } from '../../client/attempt-to-add.js';
import { call } from '../../client/call.js';
import { toaster } from '../../client/toaster.js';
import { useCallQuery } from '../../client/use-call-query.js';
import { contentState } from '../../lists/content-state.js';
import { useListUrl } from '../../lists/use-list-url.js';
import { useWords } from '../../messages/words-state.js';
import { foundNotes, inOrder } from './found-notes.js';

/** The own notes, what is searched among them, and the one that is open. What is typed stays on the page: a note may name people. */
export const useNotes = () => {
  const { t } = useWords();
  const url = useListUrl(['updated_at'], 'updated_at');
  const queries = useQueryClient();
  const query = useCallQuery('note/fetchNotes', {});
  const [search, setSearch] = useState('');
  // Pressed twice, or again after a lost answer, it makes one note.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const notes = query.data?.items ?? [];
  const openId = Number(url.filter('note')) || undefined;
  const open = (note_id: number | undefined) => url.show('note', note_id);

  const refresh = () => queries.invalidateQueries({ queryKey: ['note'] });
  const put = (change: (items: readonly NoteRecord[]) => readonly NoteRecord[]) =>
    queries.setQueryData<{ items: readonly NoteRecord[] }>(['note', 'fetchNotes', {}], (last) => ({
      items: inOrder(change(last?.items ?? [])),
    }));

  return {
    state: contentState(query),
    retry: () => query.refetch(),
    search,
    setSearch,
    found: foundNotes(notes, search),
    current: notes.find(({ note_id }) => note_id === openId),
    open,
    refresh,
    /** Shows a note as it was just written; whether it is pinned is not written with it. */
    keep: (note: Omit<NoteRecord, 'pinned'>) =>
      put((items) => [
        ...items.filter(({ note_id }) => note_id !== note.note_id),
        { ...note, pinned: items.some(({ note_id, pinned }) => note_id === note.note_id && pinned) },
      ]),
    /** Goes on with the new note that the text of a deleted one was kept in. */
    moved: (from: number, to: number) => {
      put((items) => items.filter(({ note_id }) => note_id !== from));
      open(to);
    },
    create: async () => {
      const text = { title: '', content: '' };
      const kept = await attemptToAdd(
        () => call('note/saveNote', text, { key, quiet: true }),
        t('notes.full', { max: limits.notes_max }),
      );
      if (!kept) return;
      setKey(crypto.randomUUID());
      put((items) => [...items, { ...kept, ...text, pinned: false }]);
      setSearch('');
      open(kept.note_id);
    },
    pin: async ({ note_id, pinned }: NoteRecord) => {
      const done = await attempt(() => call('note/pinNote', { note_id, pinned: !pinned }));
      if (done)
        put((items) => items.map((each) => (each.note_id === note_id ? { ...each, pinned: !pinned } : each)));
    },
    remove: async ({ note_id, version, title }: NoteRecord) => {
      const done = await attempt(() => call('note/removeNote', { note_id, version }));
      if (!done) return refresh();
      open(undefined);
      put((items) => items.filter((each) => each.note_id !== note_id));
      toaster.show({
        tone: 'success',
        message: t('notes.removed', { title: title || t('notes.untitled') }),
      });
    },
  };
};

/** What {@link useNotes} gives. */
export type Notes = ReturnType<typeof useNotes>;
