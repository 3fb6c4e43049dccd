import { limits } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { day, id, line, moment, paragraph } from '../fields.js';

/** Staff, each with a notebook of their own. */
export const noteKeepers = registrationDesk;

/** The input of a note; the content is Markdown. */
export const typedNote = {
  title: line(limits.note_title_length_max),
  content: paragraph(limits.note_length_max),
};

/** Counts the changes of a note, from 1. */
export const noteVersion = z.int().min(1);

/** The subject of a note, as the caller sees it now: a link to a record that it no longer sees is absent. */
const noteAbout = z.object({
  class_id: id,
  class_name: z.string(),
  candidate: z.object({ enrolment_id: id, enrol_no: z.string(), name: z.string() }).nullable(),
});

/** A note of the caller. */
export const noteRecord = z.object({
  note_id: id,
  version: noteVersion,
  title: z.string(),
  content: z.string(),
  about: noteAbout.nullable(),
  pinned: z.boolean(),
  /** When it is to be followed up, a day of the programme's time zone, and since when that is done. */
  due_on: day.nullable(),
  done_at: moment.nullable(),
  updated_at: moment,
});
export type NoteRecord = z.infer<typeof noteRecord>;

/** An earlier version of a note. */
export const noteVersionRecord = z.object({
  version_id: id,
  /** Null for a text discarded in favour of another window's: the note never contained it. */
  version: noteVersion.nullable(),
  title: z.string(),
  content: z.string(),
  /** When it was written. */
  at: moment,
});
export type NoteVersion = z.infer<typeof noteVersionRecord>;

const note: NoteRecord = {
  note_id: 180143985107001,
  version: 3,
  title: '考前一天',
  content: '- 核对考场门牌\n- **两台**扫码设备充电',
  about: {
    class_id: 180143985094819,
    class_name: '2026年第四期（三级）',
    candidate: { enrolment_id: 180143985099001, enrol_no: 'SH26-000318', name: '李晓明' },
  },
  pinned: true,
  due_on: '2026-11-23',
  done_at: null,
  updated_at: '2026-11-20T02:00:00.000Z',
};

/** Examples that the calls of this area share. */
export const noteExamples = {
  note,
  version: {
    version_id: 180143985107312,
    version: 2,
    title: '考前一天',
    content: '- 核对考场门牌',
    at: '2026-11-20T01:45:00.000Z',
  } satisfies NoteVersion,
} as const;
