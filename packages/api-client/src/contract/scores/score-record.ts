import {
  type ExamScore,
  limits,
  type RecheckStatus,
  recheckLifecycle,
  type ScoreStatus,
  scoreLifecycle,
  scoreMarks,
} from '@skillcert/core';
import { z } from 'zod';
import { examExamples, subjectId } from '../exam/exam-record.js';
import { id, moment } from '../fields.js';
import { scoreDoubt } from './absence/absence-record.js';

const statuses = Object.keys(scoreLifecycle.states) as [ScoreStatus, ...ScoreStatus[]];

/** A state of the score lifecycle. */
export const scoreStatus = z.enum(statuses);

/** Whole points, or a mark in their place; the subject defines the maximum. */
export const examScore: z.ZodType<ExamScore, ExamScore> = z.union([
  z.int().min(0, 'too_small').max(limits.points_max, 'too_big'),
  z.enum(scoreMarks),
]);

/** Which score. */
export const scorePlace = { enrolment_id: id, subject: subjectId };

const enteredBy = z.object({ name: z.string(), score: examScore });

/** The effect of an amendment on a frozen score: another figure, or none that counts. */
export const amendmentKind = z.enum(['amend', 'annul']);

/** A change of a frozen score that waits for a second person. */
export const openAmendment = z.object({
  amendment_id: id,
  kind: amendmentKind,
  /** The new figure; null where the score is to be annulled. */
  score: examScore.nullable(),
  reason: z.string(),
  proposed_by: z.string(),
  proposed_at: moment,
  /** Whether the caller proposed it: then another person decides. */
  mine: z.boolean(),
});
export type OpenAmendment = z.infer<typeof openAmendment>;

const recheckStatuses = Object.keys(recheckLifecycle.states) as [RecheckStatus, ...RecheckStatus[]];

/** A state of the recheck lifecycle. */
export const recheckStatus = z.enum(recheckStatuses);

/** A candidate's request to have a score checked again, for the staff. */
export const recheckRecord = z.object({
  recheck_id: id,
  status: recheckStatus,
  reason: z.string(),
  requested_at: moment,
});
export type RecheckRecord = z.infer<typeof recheckRecord>;

/** The source of a subject that is carried over: passed in another class of the level, it is not sat again. */
export const keptFrom = z.object({
  class_name: z.string(),
  /** Since when the score is final there. */
  final_at: moment,
  /** Until when an exam has to begin in which it counts. */
  kept_until: moment,
});

/**
 * A candidate's score in a subject, as the caller may know it: nobody sees another person's first entry before the
 * second.
 */
export const scoreCell = z.object({
  subject: z.string(),
  status: scoreStatus,
  /**
   * The current score, once two entries agree or a third person has decided; for an annulled score the former
   * value, for a kept subject the score reached there.
   */
  score: examScore.nullable(),
  /** Null while there is no current score. */
  passed: z.boolean().nullable(),
  /** The caller's own entry. */
  own: examScore.nullable(),
  /** Two entries that differ, for callers who made neither. */
  differs: z.tuple([enteredBy, enteredBy]).nullable(),
  amendment: openAmendment.nullable(),
  recheck: recheckRecord.nullable(),
  /** Of a subject that is carried over, and so not entered; null for one that is sat. */
  kept: keptFrom.nullable(),
  /** The contradiction between the marks of its sitting and the score that the caller knows; null if they agree. */
  doubt: scoreDoubt.nullable(),
});
export type ScoreCell = z.infer<typeof scoreCell>;

/** A row of a class's scores: a candidate with a score in every subject of the level. */
export const scoreRow = z.object({
  enrolment_id: id,
  enrol_no: z.string(),
  ticket_no: z.string().nullable(),
  name: z.string(),
  unit_name: z.string().nullable(),
  scores: z.array(scoreCell),
  /** Whether every subject is passed; null while that is open. */
  passed: z.boolean().nullable(),
});
export type ScoreRow = z.infer<typeof scoreRow>;

const count = z.int();

/** The progress of a subject. */
export const scoreSubject = z.object({
  subject: z.string(),
  full_points: z.int(),
  pass_points: z.int(),
  /** The number of scores in each state. */
  counts: z.object({
    empty: count,
    entered_once: count,
    conflict: count,
    agreed: count,
    frozen: count,
    published: count,
    final: count,
    annulled: count,
  }),
  /** Whether the caller had a part in its scores: then another person publishes them. */
  involved: z.boolean(),
  /**
   * The number of absences that wait to be confirmed, and of the doubts visible to the caller that need an
   * explanation.
   */
  absences: z.object({ to_confirm: count, doubts: count }),
});
export type ScoreSubject = z.infer<typeof scoreSubject>;

const { class_id } = examExamples;

const row = {
  enrolment_id: 180143985099001,
  enrol_no: 'C26-0104-00058',
  ticket_no: 'C26-0104-T0058',
  name: '李晓明',
  unit_name: '浦江职业能力协会',
  scores: [
    {
      subject: 'theory',
      status: 'agreed',
      score: 82,
      passed: true,
      own: 82,
      differs: null,
      amendment: null,
      recheck: null,
      kept: null,
      doubt: null,
    },
    {
      subject: 'practical',
      status: 'conflict',
      score: null,
      passed: null,
      own: null,
      differs: [
        { name: '林秋月', score: 71 },
        { name: '郑志远', score: 77 },
      ],
      amendment: null,
      recheck: null,
      kept: null,
      doubt: null,
    },
  ],
  passed: null,
} satisfies ScoreRow;

/** Examples that the calls of this area share. */
export const scoreExamples = {
  class_id,
  row,
  place: { class_id, enrolment_id: row.enrolment_id, subject: 'practical' },
} as const;
