import { z } from 'zod';
import { id, moment } from '../../fields.js';
import { enrolmentExamples, enrolmentRow } from '../enrolment-record.js';
import { enrolmentStep } from '../enrolment-step.js';

/** An enrolment of any class, as the platform's staff see it. */
export const candidateRow = enrolmentRow.extend({ class_name: z.string(), class_code: z.string() });

/** The states of a candidate's account: staff freeze one with a reason, and activate it again. */
export const candidateAccountStatus = z.enum(['approved', 'frozen']);

/** The account that a candidate registered on the enrol site; its phone is masked. */
export const candidateAccountRow = z.object({
  candidate_id: id,
  username: z.string(),
  name: z.string(),
  phone_masked: z.string(),
  status: candidateAccountStatus,
  refuse_content: z.string(),
  /** The number of enrolments with the phone of the account. */
  enrolments: z.number().int(),
  created_at: moment,
});

/** The subjects of the steps in a person's history: the enrolment itself, or a record that belongs to it. */
export const stepSubjects = [
  'enrolment',
  'lesson_mark',
  'payment',
  'refund',
  'invoice',
  'ticket',
  'check_in',
  'score',
  'certificate',
] as const;

/** A step in the history of a person, its subject, and the class that it happened in. */
export const candidateStep = enrolmentStep.extend({
  of: z.enum(stepSubjects),
  /** The subject of a score; null where the step is about none. */
  subject: z.string().nullable(),
  class_name: z.string(),
});

export type CandidateRow = z.infer<typeof candidateRow>;
export type CandidateAccountRow = z.infer<typeof candidateAccountRow>;
export type CandidateStep = z.infer<typeof candidateStep>;

const accountExample = {
  candidate_id: 41,
  username: 'xiaoming',
  name: '李晓明',
  phone_masked: '138****0001',
  status: 'approved',
  refuse_content: '',
} as const;

/** Examples that the calls of this area share. */
export const candidateExamples = {
  row: {
    ...enrolmentExamples.row,
    class_name: '2026年第四期（三级）上海班',
    class_code: 'C26-0104',
  },
  account: accountExample,
  accountRow: { ...accountExample, enrolments: 1, created_at: '2026-11-05T06:10:00.000Z' },
} as const satisfies { row: CandidateRow; account: object; accountRow: CandidateAccountRow };
