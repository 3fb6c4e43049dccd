import type { AnyHandler } from '../http/handle.js';
import { checkTopUp } from './check-top-up.js';
import { decideMailing } from './decide-mailing.js';
import { fetchMailings } from './fetch-mailings.js';
import { fetchMessages } from './fetch-messages.js';
import { fetchRecipients } from './fetch-recipients.js';
import { fetchSmsCredit } from './fetch-sms-credit.js';
import { fetchTemplates } from './fetch-templates.js';
import { previewGroupSms } from './preview-group-sms.js';
import { resendFailed } from './resend-failed.js';
import { saveSmsAlarm } from './save-sms-alarm.js';
import { sendGroupSms } from './send-group-sms.js';
import { startTopUp } from './start-top-up.js';

/** The handlers of messages to many. */
export const smsHandlers: readonly AnyHandler[] = [
  sendGroupSms,
  fetchTemplates,
  fetchRecipients,
  previewGroupSms,
  fetchMailings,
  decideMailing,
  resendFailed,
  fetchMessages,
  fetchSmsCredit,
  startTopUp,
  checkTopUp,
  saveSmsAlarm,
];
