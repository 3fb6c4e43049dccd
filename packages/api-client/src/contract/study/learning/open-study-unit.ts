import { studyLimits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { quizRules } from '../quiz/quiz-record.js';
import { studyUnitExamples, studyUnitRow } from '../study-unit-record.js';

const { row, learner } = studyUnitExamples;

/** A stretch of a video in whole seconds: from its first one up to the one after its last. */
export const stretch = z.object({
  from: z.int().min(0).max(studyLimits.place_max),
  to: z.int().min(0).max(studyLimits.place_max),
});

/** A person's progress in a unit. */
export const ownProgress = z.object({
  /** Seconds learned so far, as the server counted them; for a video the watched seconds, each once. */
  seconds: z.int(),
  /** The watched stretches of a video, in order; empty for other kinds. */
  seen: z.array(stretch),
  /** When the required minutes were reached; null before. */
  done_at: moment.nullable(),
});

/**
 * Opens a unit where it was left. From now on minutes count here alone: a unit open on another page or device
 * counts no more. Opening counts nothing by itself.
 */
export const openStudyUnit = endpoint('study/openStudyUnit', {
  summary: 'Open a course unit to learn it',
  input: z.strictObject({ enrolment_id: id, study_unit_id: id }),
  output: studyUnitRow
    .pick({
      course_id: true,
      course_title: true,
      title: true,
      kind: true,
      file: true,
      required_minutes: true,
    })
    .extend({
      body: z.string(),
      ...ownProgress.shape,
      /** The rules of a quiz, and the number of attempts so far; null for other kinds. */
      quiz: z
        .object({
          questions: z.int(),
          ...quizRules,
          attempts: z.int(),
          /** The attempt with the most points, if there was one. */
          best: z.object({ points: z.int(), possible: z.int() }).nullable(),
        })
        .nullable(),
      /** The last position: a second of the video, a page, or thousandths of the text. */
      place: z.int(),
      /** Whether minutes count: until the exam has ended. */
      open: z.boolean(),
      /** The number to send with `study/keepLearning`; null if nothing counts. */
      session_no: z.int().nullable(),
      /** The interval of calls to `study/keepLearning` while a person learns. */
      beat_seconds: z.int(),
    }),
  access: { to: 'ticket', purpose: 'enrol' },
  refuses: ['not_found', 'too_many'],
  example: {
    input: { enrolment_id: learner.enrolment_id, study_unit_id: row.study_unit_id },
    output: {
      course_id: row.course_id,
      course_title: row.course_title,
      title: row.title,
      kind: row.kind,
      file: row.file,
      required_minutes: row.required_minutes,
      body: '',
      seconds: 1_080,
      seen: [],
      done_at: null,
      quiz: null,
      place: 4,
      open: true,
      session_no: 7,
      beat_seconds: studyLimits.beat_seconds,
    },
  },
});
