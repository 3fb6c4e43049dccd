import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { enrolmentExamples, enrolmentRow, returnReasons } from '../enrolment/enrolment-record.js';
import { moment } from '../fields.js';
import { timelineEntry } from '../timeline.js';

/** An enrolment as its candidate sees it. */
export const ownEnrolment = enrolmentRow.omit({ reviewer_name: true }).extend({
  class_name: z.string(),
  city: z.string(),
  venue: z.string(),
  exam_at: moment.nullable(),
  enroll_end: moment,
  birth: z.iso.date().nullable(),
  email: z.string(),
  job: z.string(),
  reasons: returnReasons,
  reason: z.string().nullable(),
  timeline: z.array(timelineEntry),
});

export type OwnEnrolment = z.infer<typeof ownEnrolment>;

/** Every enrolment of the proven phone, newest first. */
export const fetchEnrollListsByPhone = endpoint('class/fetchEnrollListsByPhone', {
  summary: 'Enrolments of the proven phone',
  input: z.strictObject({}),
  output: z.object({ phone_masked: z.string(), items: z.array(ownEnrolment) }),
  access: { to: 'ticket', purpose: 'enrol' },
  example: {
    input: {},
    output: {
      phone_masked: '138****0001',
      items: [
        {
          ...withoutReviewer(),
          class_name: '2026年第四期（三级）上海班',
          city: '上海',
          venue: '上海市徐汇区虹桥路100号',
          exam_at: '2026-12-20T01:00:00Z',
          enroll_end: '2026-12-01T00:00:00Z',
          birth: '1949-12-31',
          email: 'li.xiaoming@example.com',
          job: '技术顾问',
          reasons: [],
          reason: null,
          timeline: [
            {
              at: '2026-11-05T06:20:11Z',
              by: '',
              action: 'enrol',
              from: null,
              to: 'submitted',
              reason: null,
            },
          ],
        },
      ],
    },
  },
});

function withoutReviewer() {
  const { reviewer_name: _, ...row } = enrolmentExamples.row;
  return row;
}
