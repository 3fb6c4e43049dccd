import type { MailingEvent } from '../lifecycle/mailing-lifecycle.js';

/** The reasons that a scheduled mailing could not begin. */
export const mailingFaults = ['sms_quota', 'sms_balance', 'no_right'] as const;

/** One of {@link mailingFaults}. */
export type MailingFault = (typeof mailingFaults)[number];

/** The events of a mailing that a member of staff applies. */
export const mailingDecisions = [
  'release',
  'refuse',
  'withdraw',
  'resend',
] as const satisfies readonly MailingEvent[];
