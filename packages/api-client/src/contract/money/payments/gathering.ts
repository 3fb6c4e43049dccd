import { limits, wholeShare } from '@skillcert/core';
import { z } from 'zod';
import { enrollType, level } from '../../class/class-record.js';
import { cents, id, line, moment } from '../../fields.js';
import { payMethod } from './payment-record.js';

/** A bank account as it is shown to staff: of its number only the end. */
export const shownAccount = z.object({
  bank: z.string(),
  account_name: z.string(),
  account_number_masked: z.string(),
});

/** The price of a class and its deadline, as staff write them. */
export const gatheringTerms = {
  /** The fee of candidates who enrol as individuals, and of everybody if units have none of their own. */
  fee_cents: cents,
  /** The fee of candidates who enrol through a unit; null if it is the same. */
  organization_fee_cents: cents.nullable(),
  pay_until: moment.nullable(),
  /** Further instructions to candidates, such as the reference of the transfer. */
  note: line(limits.note_line_length_max),
  /** The share of a refunded fee that is kept, from a moment on; before the first, none. */
  refund_rule: z
    .array(z.strictObject({ from: moment, keep_bp: z.int().min(0).max(wholeShare) }))
    .max(limits.refund_steps_max)
    .default([]),
};

/** How the fees of a class are collected. */
export const gathering = z.object({
  ...gatheringTerms,
  class_id: id,
  level,
  enroll_types: z.array(enrollType),
  currency: z.string(),
  /** The ways of paying that candidates are offered, and those that this server can offer. */
  methods: z.array(payMethod),
  methods_available: z.array(payMethod),
  /** The account to which candidates transfer; null until it is entered. */
  payee: shownAccount.nullable(),
  /** The picture that a candidate scans to transfer; null if there is none. */
  qr_id: id.nullable(),
  /** The account that the unit of the class has given, to be taken over. */
  unit_payee: shownAccount.nullable(),
  updated_at: moment.nullable(),
});

/** How the fees of a class are collected. */
export type Gathering = z.infer<typeof gathering>;

/** The example that the calls of this area share. */
export const gatheringExample = {
  class_id: 180143985094819,
  level: '3',
  enroll_types: ['individual', 'organization'],
  fee_cents: 68_000,
  organization_fee_cents: 60_000,
  currency: 'CNY',
  methods: ['bank_transfer', 'wechat'],
  methods_available: ['bank_transfer', 'wechat', 'alipay'],
  pay_until: '2026-12-05T16:00:00Z',
  note: '转账时请在附言中填写报名编号',
  refund_rule: [{ from: '2026-12-05T16:00:00Z', keep_bp: 3_000 }],
  payee: {
    bank: '中国工商银行上海徐汇支行',
    account_name: '华东职业能力评价协会',
    account_number_masked: '***************5123',
  },
  qr_id: 180143985100778,
  unit_payee: null,
  updated_at: '2026-11-20T08:00:00Z',
} satisfies Gathering;
