import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';
import { timelineEntry } from '../timeline.js';
import { enrolmentExamples, enrolmentRow, returnReasons } from './enrolment-record.js';

/** Everything a reviewer needs to decide; identity number and phone stay masked until revealed. */
export const enrolmentDetail = enrolmentRow.extend({
  birth: z.iso.date().nullable(),
  email: z.string(),
  job: z.string(),
  photo_id: id.nullable(),
  reasons: returnReasons,
  reason: z.string().nullable(),
  /** Whether the caller holds the claim on this record. */
  claimed_by_me: z.boolean(),
  timeline: z.array(timelineEntry),
});

export type EnrolmentDetail = z.infer<typeof enrolmentDetail>;

/** One enrolment with its timeline. */
export const fetchEnrolmentById = endpoint('enrolment/fetchEnrolmentById', {
  summary: 'One enrolment with its timeline',
  input: z.strictObject({ class_id: id, enrolment_id: id }),
  output: enrolmentDetail,
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, enrolment_id: 180143985099001 },
    output: {
      ...enrolmentExamples.row,
      birth: '1949-12-31',
      email: 'li.xiaoming@example.com',
      job: '技术顾问',
      photo_id: 180143985098888,
      reasons: [],
      reason: null,
      claimed_by_me: false,
      timeline: [
        { at: '2026-11-05T06:20:11Z', by: '', action: 'enrol', from: null, to: 'submitted', reason: null },
      ],
    },
  },
});
