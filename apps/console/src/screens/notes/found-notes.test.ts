import type { NoteRecord } from '@skillcert/api-client';
import { describe, expect, it } from 'vitest';
import { firstLine, foundNotes, inOrder } from './found-notes.js';

const note = (note_id: number, changes: Partial<NoteRecord> = {}): NoteRecord => ({
  note_id,
  version: 1,
  title: '',
  content: '',
  about: null,
  pinned: false,
  due_on: null,
  done_at: null,
  updated_at: '2026-11-20T02:00:00.000Z',
  ...changes,
});
const idsOf = (notes: readonly NoteRecord[]) => notes.map(({ note_id }) => note_id);

describe('the notes of a search', () => {
  const notes = [
    note(1, { title: '考前一天', content: '核对 Room A 的门牌' }),
    note(2, { title: 'Door', content: '签到设备充电' }),
  ];

  it('contain every word, in title or text, in any case and width', () => {
    expect(idsOf(foundNotes(notes, 'room 考前'))).toEqual([1]);
    expect(idsOf(foundNotes(notes, 'ｄｏｏｒ'))).toEqual([2]);
    expect(idsOf(foundNotes(notes, '考前 签到'))).toEqual([]);
  });

  it('are all of them without a search', () => {
    expect(idsOf(foundNotes(notes, '  '))).toEqual([1, 2]);
  });
});

describe('the order of notes', () => {
  it('begins with the pinned ones, then the latest', () => {
    const late = { updated_at: '2026-11-21T02:00:00.000Z' };
    expect(idsOf(inOrder([note(1), note(2, late), note(3, { pinned: true }), note(4)]))).toEqual([
      3, 2, 4, 1,
    ]);
  });
});

describe('the first line of a note', () => {
  it.each([
    ['\n## **两台** 设备\n第二行', '两台 设备'],
    ['- [x] 充电', '充电'],
    ['  \n', ''],
  ])('of %j is %j', (content, line) => {
    expect(firstLine(content)).toBe(line);
  });
});
