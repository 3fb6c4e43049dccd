import { limits } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { id, line, moment, paragraph } from '../fields.js';

/** Staff, each with a notebook of their own. */
export const noteKeepers = registrationDesk;

/** What is typed of a note; the content is Markdown. */
export const typedNote = {
  title: line(limits.note_title_length_max),
  content: paragraph(limits.note_length_max),
};

/** Counts the changes of a note's text, from 1. */
export const noteVersion = z.int().min(1);

/** A note of the caller. */
export const noteRecord = z.object({
  note_id: id,
  version: noteVersion,
  title: z.string(),
  content: z.string(),
  pinned: z.boolean(),
  updated_at: moment,
});
export type NoteRecord = z.infer<typeof noteRecord>;

/** Examples that the calls of this area share. */
export const noteExamples = {
  note: {
    note_id: 180143985107001,
    version: 3,
    title: '考前一天',
    content: '- 核对考场门牌\n- **两台**扫码设备充电',
    pinned: true,
    updated_at: '2026-11-20T02:00:00.000Z',
  } satisfies NoteRecord,
} as const;
