import type { NoteRecord } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../client/attempt.js';
import { attemptToAdd } from '../../client/attempt-to-add.js';
import { call } from '../../client/call.js';
import { toaster } from '../../client/toaster.js';
import { useCallQuery } from '../../client/use-call-query.js';
import { useKeyed } from '../../client/use-keyed.js';
import { programmeToday } from '../../forms/wall-time.js';
import { contentState } from '../../lists/content-state.js';
import { useListUrl } from '../../lists/use-list-url.js';
import { useWords } from '../../messages/words-state.js';
import { dueNotes } from './due-notes.js';
import { foundNotes, inOrder } from './found-notes.js';

/** The defaults of a note. */
const unsaid = { about: null, pinned: false, due_on: null, done_at: null } as const;

/** A note as it was just written; absent fields are as before. */
type WrittenNote = Omit<NoteRecord, keyof typeof unsaid> & Partial<Pick<NoteRecord, keyof typeof unsaid>>;

/** The own notes as they were read, with the changes made here since. */
const useOwnNotes = () => {
  const queries = useQueryClient();
  const query = useCallQuery('note/fetchNotes', {});
  const put = (change: (items: readonly NoteRecord[]) => readonly NoteRecord[]) =>
    queries.setQueryData<{ items: readonly NoteRecord[] }>(['note', 'fetchNotes', {}], (last) => ({
      items: inOrder(change(last?.items ?? [])),
    }));

  return {
    query,
    put,
    /** The waiting work on the class list is counted anew. */
    dueChanged: () => queries.invalidateQueries({ queryKey: ['class', 'fetchToDo'] }),
    refresh: () => queries.invalidateQueries({ queryKey: ['note'] }),
    keep: (note: WrittenNote) =>
      put((items) => [
        ...items.filter(({ note_id }) => note_id !== note.note_id),
        { ...unsaid, ...items.find(({ note_id }) => note_id === note.note_id), ...note },
      ]),
    pin: async ({ note_id, pinned }: NoteRecord) => {
      const done = await attempt(() => call('note/pinNote', { note_id, pinned: !pinned }));
      if (done)
        put((items) => items.map((each) => (each.note_id === note_id ? { ...each, pinned: !pinned } : each)));
    },
  };
};

/** The own notes, the search among them, and the open one. The search stays on the page: a note may name people. */
export const useNotes = () => {
  const { t } = useWords();
  const url = useListUrl(['updated_at'], 'updated_at');
  const { query, put, ...own } = useOwnNotes();
  const [search, setSearch] = useState('');
  // Two clicks, or one more after a lost answer, make one note.
  const keyed = useKeyed();
  const notes = query.data?.items ?? [];
  const openId = Number(url.filter('note')) || undefined;
  const isDueOnly = url.has('due');
  const listed = isDueOnly ? dueNotes(notes, programmeToday(new Date())) : notes;
  const open = (note_id: number | undefined) => url.show('note', note_id);

  return {
    state: contentState(query),
    retry: () => query.refetch(),
    search,
    setSearch,
    /** Whether only due notes are listed, as in the address. */
    isDueOnly,
    listDue: (only: boolean) => url.narrow({ due: only ? 'yes' : undefined }),
    listAll: () => {
      setSearch('');
      if (isDueOnly) url.narrow({ due: undefined });
    },
    found: foundNotes(listed, search),
    current: notes.find(({ note_id }) => note_id === openId),
    open,
    ...own,
    /** Continues with the new note in which the text of a deleted one was saved. */
    moved: (from: number, to: number) => {
      put((items) => items.filter(({ note_id }) => note_id !== from));
      open(to);
    },
    create: async () => {
      const text = { title: '', content: '' };
      const kept = await attemptToAdd(
        () => keyed('note/saveNote', text, { quiet: true }),
        t('notes.full', { max: limits.notes_max }),
      );
      if (!kept) return;
      put((items) => [...items, { ...unsaid, ...kept, ...text }]);
      setSearch('');
      open(kept.note_id);
    },
    remove: async ({ note_id, version, title }: NoteRecord) => {
      const done = await attempt(() => call('note/removeNote', { note_id, version }));
      if (!done) return own.refresh();
      open(undefined);
      put((items) => items.filter((each) => each.note_id !== note_id));
      own.dueChanged();
      toaster.show({
        tone: 'success',
        message: t('notes.removed', { title: title || t('notes.untitled') }),
      });
    },
  };
};

/** The result of {@link useNotes}. */
export type Notes = ReturnType<typeof useNotes>;
