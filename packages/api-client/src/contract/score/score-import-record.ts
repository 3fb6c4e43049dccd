import { scoreDifferences } from '@skillcert/core';
import { z } from 'zod';
import { id, moment } from '../fields.js';
import { scoreDoubt } from './absence-record.js';
import { examScore, scoreExamples } from './score-record.js';

/** What a score of a sheet would come to. */
const scoreDifference = z.enum(scoreDifferences);

/** A score of a sheet beside what stands. */
export const scoreLine = z.object({
  row_no: z.int(),
  /** The enrolment or ticket number of its row. */
  number: z.string(),
  /** Of the candidate; as the sheet has it where that is nobody who is examined. */
  name: z.string(),
  subject: z.string(),
  /** What the sheet says. */
  said: z.string(),
  difference: scoreDifference,
  /** What stands, as far as the caller may know it: never what another person alone has entered. */
  was: examScore.nullable(),
  /** What the marks of its sitting say against it. */
  doubt: scoreDoubt.nullable(),
});
export type ScoreLine = z.infer<typeof scoreLine>;

const count = z.int();

/** How many scores of a sheet come to what. */
export const scoreLineCounts = z.object({
  new: count,
  second: count,
  differs: count,
  same: count,
  settled: count,
  out_of_range: count,
  unread: count,
  repeated: count,
  unknown: count,
});

/** A sheet of scores that was imported. */
export const scoreImport = z.object({
  import_id: id,
  title: z.string(),
  imported_at: moment,
  /** How many scores it entered. */
  scores: count,
  /** How many of them are still as it left them, entered by nobody else: those can be taken back. */
  open: count,
  /** How many were taken back; null where nobody has. */
  taken_back: count.nullable(),
});
export type ScoreImport = z.infer<typeof scoreImport>;

const lineExample = {
  row_no: 2,
  number: scoreExamples.row.ticket_no,
  name: scoreExamples.row.name,
  subject: 'theory',
  said: '86',
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
