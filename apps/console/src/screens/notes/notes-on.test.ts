import type { NoteRecord } from '@skillcert/api-client';
import { describe, expect, it } from 'vitest';
import { notesOn } from './notes-on.js';

const note = (note_id: number, class_id?: number, enrolment_id?: number): NoteRecord => ({
  ...{ note_id, version: 1, title: '', content: '', pinned: false, due_on: null, done_at: null },
  updated_at: '2026-11-20T02:00:00.000Z',
  about:
    class_id === undefined
      ? null
      : {
          class_id,
          class_name: '',
          candidate: enrolment_id === undefined ? null : { enrolment_id, enrol_no: '', name: '' },
        },
});

describe('the notes on something', () => {
  const notes = [note(1), note(2, 7), note(3, 7, 70), note(4, 7, 71), note(5, 8)];
  const idsOn = (class_id: number, enrolment_id: number | null) =>
    notesOn(notes, { class_id, enrolment_id }).map(({ note_id }) => note_id);

  it('are, on a class, those on any of its candidates too', () => {
    expect(idsOn(7, null)).toEqual([2, 3, 4]);
  });

  it('are, on a candidate, theirs alone', () => {
    expect(idsOn(7, 70)).toEqual([3]);
    expect(idsOn(9, null)).toEqual([]);
  });
});
