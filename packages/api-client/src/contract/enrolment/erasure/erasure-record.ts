import { type ErasureStatus, erasureDecisions, erasureFates, erasureLifecycle } from '@skillcert/core';
import { z } from 'zod';
import { id, moment } from '../../fields.js';

const statuses = Object.keys(erasureLifecycle.states) as [ErasureStatus, ...ErasureStatus[]];

/** A request to have one's data erased. */
export const erasureRequest = z.object({
  erasure_id: id,
  status: z.enum(statuses),
  requested_at: moment,
  /** By when it is to be decided. */
  decide_until: moment,
  /** Why it was rejected. */
  decision_reason: z.string(),
});

/** The effect of an erasure on an enrolment, or the step that it waits for. */
export const erasureEnrolment = z.object({
  class_id: id,
  enrolment_id: id,
  enrol_no: z.string(),
  class_name: z.string(),
  fate: z.enum(erasureFates),
});

/** A request as the platform's staff see it; name and phone are gone once it is done. */
export const erasureRow = erasureRequest.extend({
  name: z.string(),
  phone_masked: z.string(),
  reason: z.string(),
  /** The first approver. */
  first_by: z.string(),
  enrolments: z.array(erasureEnrolment),
  /** The events that the caller may apply now. */
  events: z.array(z.enum(erasureDecisions)),
});

export type ErasureRow = z.infer<typeof erasureRow>;

const requestExample = {
  erasure_id: 180143985095001,
  status: 'requested',
  requested_at: '2026-11-22T08:00:00.000Z',
  decide_until: '2026-12-13T08:00:00.000Z',
  decision_reason: '',
} as const;

const enrolmentExample = {
  class_id: 180143985094819,
  enrolment_id: 180143985099001,
  enrol_no: 'C26-0104-00058',
  class_name: '2026年第四期（三级）上海班',
  fate: 'erased',
} as const;

/** Examples that the calls of erasures share. */
export const erasureExamples = {
  request: requestExample,
  enrolment: enrolmentExample,
  row: {
    ...requestExample,
    name: '李晓明',
    phone_masked: '138****0001',
    reason: '不再参加认证',
    first_by: '',
    enrolments: [enrolmentExample],
    events: ['approve', 'reject'],
  },
} as const satisfies { request: object; enrolment: object; row: object };
