import { limits, wholeShare } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { line, moment } from '../fields.js';
import { openClass } from './class-record.js';

/** The ways of a class to take a visitor: `soon` before its enrolment begins, `over` after its end. */
const classOffers = ['soon', 'open', 'paused', 'over', 'cancelled'] as const;

/** A class as its public page shows it, from its approval to its dossier. */
const classPage = openClass.omit({ status: true }).extend({
  offer: z.enum(classOffers),
  enroll_start: moment,
  study_start: moment.nullable(),
  study_end: moment.nullable(),
  /** The day by which the fee is due; null if the class does not name one. */
  pay_until: moment.nullable(),
  /** The share of a payment that is kept from each moment on, in basis points. */
  refund_rule: z.array(z.object({ from: moment, keep_bp: z.int().min(0).max(wholeShare) })),
});

/** The facts of a class for its public page. A class that was not approved yet is not found. */
export const fetchClassPage = endpoint('class/fetchClassPage', {
  summary: 'The public page of a class',
  input: z.strictObject({ code: line(limits.class_code_length_max) }),
  output: classPage,
  access: { to: 'anyone' },
  refuses: ['not_found'],
  example: {
    input: { code: 'C26-0104' },
    output: {
      class_id: 180143985094819,
      class_name: '2026年第四期（三级）上海班',
      code: 'C26-0104',
      level: '3',
      city: '上海',
      venue: '上海市徐汇区虹桥路100号',
      enroll_types: ['individual'],
      study_types: ['online'],
      offer: 'open',
      enroll_start: '2026-11-01T00:00:00Z',
      enroll_end: '2026-12-01T00:00:00Z',
      study_start: '2026-12-05T01:00:00Z',
      study_end: '2026-12-12T09:00:00Z',
      exam_at: '2026-12-20T01:00:00Z',
      capacity: 120,
      taken: 57,
      seats_left: 63,
      waiting_list: true,
      waiting: 0,
      organization_fee_cents: null,
      fee_cents: 68000,
      currency: 'CNY',
      pay_until: '2026-12-05T16:00:00Z',
      refund_rule: [{ from: '2026-12-05T16:00:00Z', keep_bp: 3_000 }],
      com_name: null,
      contacts: [{ name: '周敏', phone: '021-55550123' }],
    },
  },
});

export type ClassPage = z.infer<typeof classPage>;
