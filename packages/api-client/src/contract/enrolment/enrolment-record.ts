import {
  candidateFields,
  conditionMarks,
  educations,
  fieldsWhere,
  genders,
  limits,
  type ReviewStatus,
  recordOf,
  reviewLifecycle,
} from '@skillcert/core';
import { z } from 'zod';
import { enrollType, studyType } from '../class/class-record.js';
import { givenReason, id, line, moment, personName, requiredLine, waitingCount } from '../fields.js';
import { idType } from './site/check-class-id-card.js';

const statuses = Object.keys(reviewLifecycle.states) as [ReviewStatus, ...ReviewStatus[]];

/** A state of the review lifecycle. */
export const reviewStatus = z.enum(statuses);

/** The number of enrolments that wait for a review, by state. */
export const reviewsToDo = z.object({
  submitted: waitingCount,
  in_review: waitingCount,
  doubtful: waitingCount,
});

/** The id of a kind of document; the programme's configuration lists the kinds. */
export const documentKind = z.string().regex(/^[a-z][a-z_]{0,39}$/, 'not_offered');

/**
 * The parts that a reviewer can return for correction, each with a reason: one of {@link formParts}, or a kind of
 * document.
 */
export const returnReasons = z
  .array(
    z.strictObject({
      document: documentKind,
      reason: givenReason,
    }),
  )
  .max(limits.documents_max);

/** An earlier certificate of the same programme. */
export const earlierCertificate = z.strictObject({
  level: requiredLine(limits.level_length_max),
  number: requiredLine(limits.certificate_number_length_max),
  issued_on: z.iso.date('invalid_date'),
});

/** A document that was uploaded before. */
export const sentDocument = z.strictObject({ kind: documentKind, file_id: id });

/** A document of an enrolment: the round it arrived in, and the decision on it. */
export const keptDocument = z.object({
  file_id: id,
  kind: z.string(),
  round: z.number().int(),
  verdict: z.enum(['accepted', 'returned']).nullable(),
  reason: z.string().nullable(),
  /** Whether another one of its kind came in a later round. */
  replaced: z.boolean(),
});

/** The candidate's one-line texts: the table of fields lists them and their lengths. */
const lines = recordOf(fieldsWhere({ kind: 'line' }), (field) => line(candidateFields[field].max));

/** The lines as lists show them, and what the record adds to those. */
const listedLines = recordOf(fieldsWhere({ kind: 'line', read: 'list' }), () => z.string());
export const detailLines = recordOf(fieldsWhere({ kind: 'line', read: 'detail' }), () => z.string());

/** The candidate's own fields. The phone comes from the proof, price and status from the server. */
export const candidateForm = z.strictObject({
  name: personName,
  id_type: idType,
  id_card: requiredLine(limits.id_card_length_max),
  gender: z.enum(genders, 'required'),
  birth: z.iso.date('invalid_date'),
  education: z.enum(educations, 'required'),
  ...lines,
  photo_id: id,
  /** The facts that the conditions of the level require; omitted if they require none. */
  work_years: z
    .number('invalid')
    .int('invalid')
    .min(0, 'too_small')
    .max(limits.work_years_max, 'too_big')
    .optional(),
  /** Null says that there is none. */
  certificate: earlierCertificate.nullable().optional(),
  documents: z.array(sentDocument).max(limits.documents_max, 'too_many_files').optional(),
});

/** A row of the candidate list; identity number and phone are masked. */
export const enrolmentRow = z.object({
  class_id: id,
  enrolment_id: id,
  enrol_no: z.string(),
  name: z.string(),
  id_type: idType,
  id_masked: z.string(),
  phone_masked: z.string(),
  gender: z.enum(genders),
  education: z.string(),
  ...listedLines,
  enroll_type: enrollType,
  study_type: studyType,
  status: reviewStatus,
  review_round: z.number().int(),
  reviewer_name: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
});

/** A person's position on the waiting list. */
export const waitingFacts = {
  /** 1 for the next person; null for a person who does not wait. */
  waiting_position: z.number().int().nullable(),
  /** The time until which a place is held; null if none is. */
  offer_until: moment.nullable(),
};

/** The returned parts. */
export const correctionFacts = {
  /** The deadline for corrections; null if nothing is returned. */
  mend_until: moment.nullable(),
};

/**
 * The other enrolment of a candidate who was moved to another class: where this one continued, or where it came
 * from; null if nobody was moved.
 */
const elsewhere = z.object({ class_id: id, class_name: z.string(), enrol_no: z.string() }).nullable();

export const moveFacts = { moved_to: elsewhere, moved_from: elsewhere };

/** A row of the candidate list with the result of the conditions of the level; null if they were never asked. */
export const listedEnrolment = enrolmentRow.extend({
  conditions: z.enum(conditionMarks).nullable(),
  /** The unit that recommends them, in a joint class. */
  com_name: z.string().nullable(),
  waiting_position: waitingFacts.waiting_position,
});

export type EnrolmentRow = z.infer<typeof enrolmentRow>;
export type ListedEnrolment = z.infer<typeof listedEnrolment>;
export type CandidateForm = z.infer<typeof candidateForm>;
export type KeptDocument = z.infer<typeof keptDocument>;
export type EarlierCertificate = z.infer<typeof earlierCertificate>;
export type ReturnReasons = z.infer<typeof returnReasons>;

const linesExample = {
  email: 'li.xiaoming@example.com',
  employer: '浦江软件有限公司',
  job: '技术顾问',
} satisfies Pick<CandidateForm, keyof typeof lines>;

const rowExample = {
  class_id: 180143985094819,
  enrolment_id: 180143985099001,
  enrol_no: 'C26-0104-00058',
  name: '李晓明',
  id_type: 'cn',
  id_masked: '1101**********002X',
  phone_masked: '138****0001',
  gender: 'female',
  education: 'bachelor',
  ...recordOf(fieldsWhere({ kind: 'line', read: 'list' }), (field) => linesExample[field]),
  enroll_type: 'individual',
  study_type: 'online',
  status: 'submitted',
  review_round: 1,
  reviewer_name: null,
  created_at: '2026-11-05T06:20:11Z',
  updated_at: '2026-11-05T06:20:11Z',
} satisfies EnrolmentRow;

const formExample = {
  name: '李晓明',
  id_type: 'cn',
  id_card: '11010519491231002X',
  gender: 'female',
  birth: '1949-12-31',
  education: 'bachelor',
  ...linesExample,
  photo_id: 180143985098888,
  work_years: 3,
  certificate: null,
  documents: [{ kind: 'id_front', file_id: 180143985098889 }],
} satisfies CandidateForm;

/** Examples that the calls of this area share. */
export const enrolmentExamples = { row: rowExample, form: formExample, lines: linesExample };
