import { scoreDifferences } from '@skillcert/core';
import { z } from 'zod';
import { id, moment } from '../../fields.js';
import { scoreDoubt } from '../absence/absence-record.js';
import { examScore, scoreExamples } from '../score-record.js';

/** The effect that a score of a sheet would have. */
const scoreDifference = z.enum(scoreDifferences);

/** A score of a sheet beside the current one. */
export const scoreLine = z.object({
  row_no: z.int(),
  /** The enrolment or ticket number of its row. */
  number: z.string(),
  /** The candidate's name; the sheet's own text if it matches no candidate. */
  name: z.string(),
  /** The masked name of the candidate whose number the row has with another name: `misnamed`. */
  holder: z.string().nullable(),
  subject: z.string(),
  /** The text of the sheet. */
  said: z.string(),
  /**
   * Why its cell, or that of the number of its row, could not be read; `masked` is a number that shows `*`,
   * `other_full_points` a column whose head names another full mark than its subject has.
   */
  flaw: z
    .enum([
      'formula',
      'cell_too_big',
      'cell_error',
      'lost_digits',
      'number_doubtful',
      'row_too_long',
      'masked',
      'merged',
      'other_full_points',
      'not_whole',
      'subject_unknown',
    ])
    .nullable(),
  difference: scoreDifference,
  /** The current score, as far as the caller may know it: never an entry that only another person has made. */
  was: examScore.nullable(),
  /** The contradiction with the marks of its sitting. */
  doubt: scoreDoubt.nullable(),
});
export type ScoreLine = z.infer<typeof scoreLine>;

const count = z.int();

/** The number of scores of a sheet by effect. */
export const scoreLineCounts = z.object({
  new: count,
  second: count,
  differs: count,
  same: count,
  settled: count,
  out_of_range: count,
  unread: count,
  repeated: count,
  misnamed: count,
  unknown: count,
});

/** A sheet of scores that was imported. */
export const scoreImport = z.object({
  import_id: id,
  title: z.string(),
  imported_at: moment,
  /** The number of scores that it entered. */
  scores: count,
  /** The number of them that are unchanged and entered by nobody else: those can be taken back. */
  open: count,
  /** The number of scores taken back; null if nobody has done so. */
  taken_back: count.nullable(),
});
export type ScoreImport = z.infer<typeof scoreImport>;

const lineExample = {
  row_no: 2,
  number: scoreExamples.row.ticket_no,
  name: scoreExamples.row.name,
  holder: null,
  subject: 'theory',
  said: '86',
  flaw: null,
  difference: 'differs',
  was: 82,
  doubt: null,
} satisfies ScoreLine;

const keptExample = {
  import_id: 180143985099990,
  title: '理论成绩.xlsx',
  imported_at: '2026-12-21T02:10:00.000Z',
  scores: 72,
  open: 70,
  taken_back: null,
} satisfies ScoreImport;

/** Examples that the calls of imports share. */
export const scoreImportExamples = {
  line: lineExample,
  kept: keptExample,
  basis: 'o2c4m7Yv1kq0m3l8Yw3E2hU1m7c9Zr5t8n0p6q2s4dE',
} as const;
