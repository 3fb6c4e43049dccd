import { type ReviewStatus, reviewLifecycle } from '@skillcert/core';
import { z } from 'zod';
import { idType } from '../class/check-class-id-card.js';
import { enrollType, studyType } from '../class/class-record.js';
import { id, line, moment, paragraph, personName, requiredLine } from '../fields.js';

const statuses = Object.keys(reviewLifecycle.states) as [ReviewStatus, ...ReviewStatus[]];

/** A state of the review lifecycle. */
export const reviewStatus = z.enum(statuses);

/** What a reviewer can return for mending, and why. */
export const returnReasons = z
  .array(
    z.strictObject({
      document: z.enum(['identity', 'photo', 'education', 'employment', 'contact']),
      reason: paragraph(500).refine((text) => text !== '', 'reason_required'),
    }),
  )
  .max(5);

/** What a candidate writes about themselves. The phone comes from the proof, price and status from the server. */
export const candidateForm = z.strictObject({
  name: personName,
  id_type: idType,
  id_card: requiredLine(32),
  gender: z.enum(['male', 'female'], 'required'),
  birth: z.iso.date('invalid_date'),
  email: line(254),
  education: z.enum(['junior', 'senior', 'college', 'bachelor', 'master', 'doctor'], 'required'),
  employer: line(80),
  job: line(60),
  photo_id: id,
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
  gender: z.enum(['male', 'female']),
  education: z.string(),
  employer: z.string(),
  enroll_type: enrollType,
  study_type: studyType,
  status: reviewStatus,
  review_round: z.number().int(),
  reviewer_name: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
});

export type EnrolmentRow = z.infer<typeof enrolmentRow>;
export type CandidateForm = z.infer<typeof candidateForm>;
export type ReturnReasons = z.infer<typeof returnReasons>;

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
  employer: '浦江软件有限公司',
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
  email: 'li.xiaoming@example.com',
  education: 'bachelor',
  employer: '浦江软件有限公司',
  job: '技术顾问',
  photo_id: 180143985098888,
} satisfies CandidateForm;

/** Examples that the calls of this area share. */
export const enrolmentExamples = { row: rowExample, form: formExample };
