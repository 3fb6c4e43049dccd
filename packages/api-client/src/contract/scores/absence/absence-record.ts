import { absenceCauses, examLimits, presenceDoubts } from '@skillcert/core';
import { z } from 'zod';
import { subjectId } from '../../exam/exam-record.js';
import { id, moment } from '../../fields.js';

/**
 * A contradiction between a score and the marks of its sitting; it waits until somebody explains it, and again once
 * a mark changes.
 */
export const scoreDoubt = z.object({
  kind: z.enum(presenceDoubts),
  /** The decision text; null while it waits for one. */
  word: z.string().nullable(),
  said_by: z.string().nullable(),
});
export type ScoreDoubt = z.infer<typeof scoreDoubt>;

/** The reason that a person counts as absent from a subject. */
export const absenceCause = z.enum(absenceCauses);

/** When an absence was confirmed, and by whom. */
export const confirmedAbsence = z.object({ by: z.string(), at: moment });

/** Candidates of a subject of a class. */
export const peopleOfSubject = {
  class_id: id,
  subject: subjectId,
  enrolment_ids: z.array(id).min(1, 'required').max(examLimits.marks_max, 'over_limit'),
};

/** An unanswered doubt. */
export const doubtExample = {
  kind: 'score_of_absent',
  word: null,
  said_by: null,
} satisfies ScoreDoubt;
