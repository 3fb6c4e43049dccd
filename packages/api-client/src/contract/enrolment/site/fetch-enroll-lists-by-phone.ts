import { z } from 'zod';
import { classStatus } from '../../class/class-record.js';
import { endpoint } from '../../endpoint.js';
import { id, moment } from '../../fields.js';
import { examScore, keptFrom, recheckStatus } from '../../scores/score-record.js';
import { timelineEntry } from '../../timeline.js';
import {
  correctionFacts,
  detailLines,
  earlierCertificate,
  enrolmentExamples,
  enrolmentRow,
  keptDocument,
  moveFacts,
  returnReasons,
  waitingFacts,
} from '../enrolment-record.js';

/** An enrolment as its candidate sees it. */
export const ownEnrolment = enrolmentRow.omit({ reviewer_name: true }).extend({
  class_name: z.string(),
  /** The state of its class. */
  class_status: classStatus,
  city: z.string(),
  venue: z.string(),
  exam_at: moment.nullable(),
  enroll_end: moment,
  /** Whether a place that is approved may still be given up: not once the exam has begun. */
  may_give_up: z.boolean(),
  birth: z.iso.date().nullable(),
  ...detailLines,
  photo_id: id.nullable(),
  /** The unit that recommends them, in a joint class. */
  com_name: z.string().nullable(),
  level: z.string(),
  /** Null for an enrolment of before conditions were asked. */
  work_years: z.number().int().nullable(),
  certificate: earlierCertificate.nullable(),
  documents: z.array(keptDocument),
  reasons: returnReasons,
  reason: z.string().nullable(),
  ...waitingFacts,
  ...correctionFacts,
  ...moveFacts,
  timeline: z.array(timelineEntry),
  /** The published and the kept scores of the exam, in the order of its subjects. */
  scores: z.array(
    z.object({
      subject: z.string(),
      /** An annulled one counts for nothing. */
      score: examScore.or(z.literal('annulled')),
      passed: z.boolean(),
      full_points: z.int(),
      pass_points: z.int(),
      /** The last time to request a recheck; null if none can be requested. */
      recheck_until: moment.nullable(),
      /** The candidate's request for a recheck; `answer` is the reason that the score stays. */
      recheck: z
        .object({ status: recheckStatus, reason: z.string(), answer: z.string().nullable() })
        .nullable(),
      /** Of a subject carried over from another class, and not sat here. */
      kept: keptFrom.nullable(),
    }),
  ),
  /** Whether the exam is passed; null until that is published. */
  passed: z.boolean().nullable(),
});

export type OwnEnrolment = z.infer<typeof ownEnrolment>;

/** An enrolment that was begun, in a class that is still open. */
const ownDraft = z.object({
  class_id: id,
  class_name: z.string(),
  unit_id: id.nullable(),
  enroll_end: moment,
  saved_at: moment,
});

/** Every enrolment of the proven phone, newest first. */
export const fetchEnrollListsByPhone = endpoint('class/fetchEnrollListsByPhone', {
  summary: 'Enrolments of the proven phone',
  input: z.strictObject({}),
  output: z.object({
    phone_masked: z.string(),
    /** The account that proves the phone; null if a code proved it. */
    account: z.object({ username: z.string(), name: z.string() }).nullable(),
    items: z.array(ownEnrolment),
    /** The unsent drafts, newest first. */
    drafts: z.array(ownDraft),
  }),
  access: { to: 'ticket', purpose: 'enrol' },
  example: {
    input: {},
    output: {
      phone_masked: '138****0001',
      account: null,
      items: [
        {
          ...withoutReviewer(),
          class_name: '2026年第四期（三级）上海班',
          class_status: 'enrolling',
          city: '上海',
          venue: '上海市徐汇区虹桥路100号',
          exam_at: '2026-12-20T01:00:00Z',
          enroll_end: '2026-12-01T00:00:00Z',
          may_give_up: true,
          birth: '1949-12-31',
          email: 'li.xiaoming@example.com',
          job: '技术顾问',
          photo_id: 180143985098888,
          com_name: null,
          level: '3',
          work_years: 3,
          certificate: null,
          documents: [
            {
              file_id: 180143985098889,
              kind: 'id_front',
              round: 1,
              verdict: null,
              reason: null,
              replaced: false,
            },
          ],
          reasons: [],
          reason: null,
          waiting_position: null,
          offer_until: null,
          mend_until: null,
          moved_to: null,
          moved_from: null,
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
          scores: [
            {
              subject: 'theory',
              score: 82,
              passed: true,
              full_points: 100,
              pass_points: 60,
              recheck_until: null,
              recheck: null,
              kept: null,
            },
          ],
          passed: null,
        },
      ],
      drafts: [
        {
          class_id: 180143985094820,
          class_name: '2026年第五期（三级）杭州班',
          unit_id: null,
          enroll_end: '2026-12-01T00:00:00Z',
          saved_at: '2026-11-05T06:20:11Z',
        },
      ],
    },
  },
});

function withoutReviewer() {
  const { reviewer_name: _, ...row } = enrolmentExamples.row;
  return row;
}
