import { fieldsWhere, recordOf } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { cents, id, moment } from '../../fields.js';
import { doubtKind } from '../doubt-kind.js';
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
import { enrolmentStep } from '../enrolment-step.js';
import { standingDecision } from '../take-back-decision.js';
import { evaluatedAdmission, evaluatedExample } from './evaluated-admission.js';

/** Everything a reviewer needs to decide; identity number and phone stay masked until revealed. */
export const enrolmentDetail = enrolmentRow.extend({
  birth: z.iso.date().nullable(),
  ...detailLines,
  photo_id: id.nullable(),
  level: z.string(),
  /** The unit that recommends them, in a joint class. */
  com_name: z.string().nullable(),
  /** The fee since its approval; before that, the fee as of now. */
  fee_cents: cents,
  currency: z.string(),
  /** Null for an enrolment of before conditions were asked. */
  work_years: z.number().int().nullable(),
  certificate: earlierCertificate.nullable(),
  documents: z.array(keptDocument.extend({ media_type: z.string() })),
  /** The evaluated conditions; null for an enrolment older than the conditions. */
  admission: evaluatedAdmission.nullable(),
  reasons: returnReasons,
  reason: z.string().nullable(),
  /** The kind of the doubt; null if no reviewer doubts. */
  doubt_kind: doubtKind.nullable(),
  ...waitingFacts,
  ...correctionFacts,
  /** The latest possible deadline for corrections to a return made now; null if nobody reviews it. */
  mend_latest: moment.nullable(),
  ...moveFacts,
  /** The newest decision, while the enrolment is unchanged since; null if there is none to take back. */
  decision: standingDecision.nullable(),
  /** Whether the caller holds the claim on this record. */
  claimed_by_me: z.boolean(),
  /** The end of the claim; after it another reviewer may take over. Null if nobody has claimed it. */
  claimed_until: moment.nullable(),
  timeline: z.array(enrolmentStep),
});

export type EnrolmentDetail = z.infer<typeof enrolmentDetail>;

/** The example that the calls of the bench share. */
export const detailExample = {
  ...enrolmentExamples.row,
  birth: '1949-12-31',
  ...recordOf(fieldsWhere({ kind: 'line', read: 'detail' }), (field) => enrolmentExamples.lines[field]),
  photo_id: 180143985098888,
  level: '3',
  com_name: null,
  fee_cents: 68_000,
  currency: 'CNY',
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
      media_type: 'image/jpeg',
    },
  ],
  admission: evaluatedExample,
  reasons: [],
  reason: null,
  doubt_kind: null,
  waiting_position: null,
  offer_until: null,
  mend_until: null,
  mend_latest: null,
  moved_to: null,
  moved_from: null,
  decision: null,
  claimed_by_me: false,
  claimed_until: null,
  timeline: [
    {
      at: '2026-11-05T06:20:11Z',
      by: '',
      action: 'enrol',
      from: null,
      to: 'submitted',
      reason: null,
      lesson: null,
    },
  ],
} satisfies EnrolmentDetail;

/** One enrolment with its timeline. */
export const fetchEnrolmentById = endpoint('enrolment/fetchEnrolmentById', {
  summary: 'One enrolment with its timeline',
  input: z.strictObject({ class_id: id, enrolment_id: id }),
  output: enrolmentDetail,
  access: { ...registrationDesk, scope: { from: 'input', class_type: 'sign_up', is_organization: true } },
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, enrolment_id: 180143985099001 },
    output: detailExample,
  },
});
