import {
  limits,
  type MailingStatus,
  mailingDecisions,
  mailingFaults,
  mailingLifecycle,
  type SmsStatus,
  smsAudiences,
  smsLifecycle,
} from '@skillcert/core';
import { z } from 'zod';
import { amount, cents, id, moment } from '../fields.js';

const mailingStatuses = Object.keys(mailingLifecycle.states) as [MailingStatus, ...MailingStatus[]];
const smsStatuses = Object.keys(smsLifecycle.states) as [SmsStatus, ...SmsStatus[]];

/** A state of the lifecycle of a mailing. */
export const mailingStatus = z.enum(mailingStatuses);

/** A state of the lifecycle of a message. */
export const smsStatus = z.enum(smsStatuses);

/** The kind of a mailing: a notice about an enrolment, or a promotion that nobody requested. */
export const mailingType = z.enum(['notice', 'promotion']);

/** The audience of a mailing: candidates who hold a seat of the class, by state. */
export const smsAudience = z.enum(smsAudiences);

const count = z.number().int().min(0);

/** Narrows an audience: a candidate of the audience who matches none of these gets nothing. */
export const mailingNarrowing = {
  /** Those whom this unit recommends, in a joint class. */
  unit_id: id.optional(),
  /** The candidates chosen by hand; one outside the audience still gets nothing. */
  enrolment_ids: z.array(id).min(1, 'required').max(limits.export_rows_max, 'too_big').optional(),
};

/** The message and its audience. Phones never come from a client: the server finds the recipients. */
export const mailingOrder = {
  class_id: id,
  template_id: z.string().regex(/^[a-z\d][a-z\d-]{0,63}$/, 'not_offered'),
  audience: smsAudience,
  ...mailingNarrowing,
  /** Enrolments that shall not get it; what is none of the recipients changes nothing. */
  exclude: z.array(id).max(limits.mailing_excluded_max).default([]),
  /** When it is to begin, within thirty days; at once where it is left out. */
  send_at: moment.optional(),
};

/** The price of messages, and the segments left to the institution of the class today. */
export const smsQuota = z.object({
  segment_cents: cents,
  currency: z.string(),
  per_day: count,
  used_today: count,
  /** A mailing that reaches more people than this in one class on one day needs a second person to release it. */
  alone_up_to: count,
});

/** A mailing: one message to many, with its progress. */
export const mailing = z.object({
  class_id: id,
  mailing_id: id,
  template_id: z.string(),
  type: mailingType,
  /** Title and text in the caller’s language; the values of each candidate stand in braces. */
  title: z.string(),
  text: z.string(),
  audience: smsAudience,
  /** The unit of a joint class to which the audience is limited; null if it is not limited. */
  unit: z.object({ unit_id: id, com_name: z.string() }).nullable(),
  /** The number of candidates chosen by hand, the only possible recipients; null if none were chosen. */
  chosen: count.nullable(),
  status: mailingStatus,
  recipients: count,
  /** The part of the audience that was excluded: by name, or as of another unit, or as not chosen. */
  excluded: count,
  segments: count,
  cost_cents: amount,
  currency: z.string(),
  /**
   * Recipients by the state of their message; for `unknown` the gateway gave no answer, `dropped` were not to be
   * written to, `skipped` were no longer in the audience at their turn.
   */
  progress: z.object({
    waiting: count,
    sent: count,
    delivered: count,
    failed: count,
    undelivered: count,
    unknown: count,
    dropped: count,
    skipped: count,
  }),
  asked_by: z.string(),
  created_at: moment,
  decided_by: z.string().nullable(),
  decided_at: moment.nullable(),
  /** The start of a scheduled mailing. Quota and balance are taken then. */
  send_at: moment.nullable(),
  /**
   * The reason of a refusal: by the decider, or by the clock, whose `fault` names the check that failed at its
   * moment: `no_right` if the person who released it, or else requested it, may no longer send.
   */
  reason: z.string().nullable(),
  fault: z.enum(mailingFaults).nullable(),
  /** The events that the caller may apply to it now. */
  events: z.array(z.enum(mailingDecisions)),
});

/** One message to one phone. */
export const smsRow = z.object({
  class_id: id,
  sms_id: id,
  /** Null for automatic messages. */
  mailing_id: id.nullable(),
  name: z.string().nullable(),
  enrol_no: z.string().nullable(),
  phone_masked: z.string(),
  text: z.string(),
  status: smsStatus,
  /** Why it failed, was not delivered or was dropped: a word of the gateway’s, or of ours. */
  fault: z.string().nullable(),
  segments: count,
  attempts: count,
  /** When it was written; of one that failed and was sent again, when that was asked for. */
  created_at: moment,
  sent_at: moment.nullable(),
});

export type Mailing = z.infer<typeof mailing>;
export type SmsRow = z.infer<typeof smsRow>;
export type SmsQuota = z.infer<typeof smsQuota>;

const class_id = 180143985094819;
const mailing_id = 180143985120001;
const at = '2026-11-21T04:00:00.000Z';

/** The records that the examples of this area share. */
export const smsExamples = {
  order: { class_id, template_id: 'news', audience: 'everyone', exclude: [180143985099002] },
  quota: { segment_cents: 5, currency: 'CNY', per_day: 20_000, used_today: 152, alone_up_to: 50 },
  mailing: {
    class_id,
    mailing_id,
    template_id: 'news',
    type: 'notice',
    title: '通知查看',
    text: '【SkillCert】{name}您好，“2026年第四期”有新的通知，请登录报名网站查看，报名编号：{enrol_no}。',
    audience: 'everyone',
    unit: null,
    chosen: null,
    status: 'done',
    recipients: 38,
    excluded: 1,
    segments: 38,
    cost_cents: 190,
    currency: 'CNY',
    progress: {
      waiting: 0,
      sent: 0,
      delivered: 36,
      failed: 2,
      undelivered: 0,
      unknown: 0,
      dropped: 0,
      skipped: 0,
    },
    asked_by: '林秋月',
    created_at: at,
    decided_by: null,
    decided_at: null,
    send_at: null,
    reason: null,
    fault: null,
    events: ['resend'],
  },
  row: {
    class_id,
    sms_id: 180143985120777,
    mailing_id,
    name: '李晓明',
    enrol_no: 'C26-0104-00058',
    phone_masked: '138****0001',
    text: '【SkillCert】李晓明您好，“2026年第四期”有新的通知，请登录报名网站查看，报名编号：C26-0104-00058。',
    status: 'delivered',
    fault: null,
    segments: 1,
    attempts: 1,
    created_at: at,
    sent_at: at,
  },
} satisfies { order: unknown; quota: SmsQuota; mailing: Mailing; row: SmsRow };
