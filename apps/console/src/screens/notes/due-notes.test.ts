import type { NoteRecord } from '@skillcert/api-client';
import { describe, expect, it } from 'vitest';
import { dueNotes, dueState } from './due-notes.js';

const today = '2026-11-21';
const done_at = '2026-11-21T02:00:00.000Z';

describe('the follow-up of a note', () => {
  it.each([
    [{ due_on: null, done_at: null }, 'none'],
    [{ due_on: '2026-11-22', done_at: null }, 'ahead'],
    [{ due_on: today, done_at: null }, 'due'],
    [{ due_on: '2025-12-31', done_at: null }, 'due'],
    [{ due_on: '2026-11-20', done_at }, 'done'],
  ] as const)('of %j is %s', (note, state) => {
    expect(dueState(note, today)).toBe(state);
  });

  it('leads to the due ones, the longest overdue first', () => {
    const note = (note_id: number, due_on: string | null, done: string | null = null): NoteRecord => ({
      ...{ note_id, version: 1, title: '', content: '', about: null, pinned: false },
      ...{ due_on, done_at: done, updated_at: done_at },
    });
    const waiting = [note(1, today), note(2, '2026-11-22'), note(3, '2026-11-01')];
    const notes = [...waiting, note(4, today, done_at), note(5, null)];
    expect(dueNotes(notes, today).map(({ note_id }) => note_id)).toEqual([3, 1]);
  });
});
