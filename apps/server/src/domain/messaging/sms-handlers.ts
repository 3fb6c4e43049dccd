import type { AnyHandler } from '../../platform/http/calls/handle.js';
import { checkTopUp } from './credit/check-top-up.js';
import { exportTopUps } from './credit/export-top-ups.js';
import { fetchSmsCredit } from './credit/fetch-sms-credit.js';
import { saveSmsAlarm } from './credit/save-sms-alarm.js';
import { startTopUp } from './credit/start-top-up.js';
import { fetchTemplates } from './fetch-templates.js';
import { decideMailing } from './mailings/decide-mailing.js';
import { fetchMailings } from './mailings/fetch-mailings.js';
import { fetchRecipients } from './mailings/fetch-recipients.js';
import { previewGroupSms } from './mailings/preview-group-sms.js';
import { resendFailed } from './mailings/resend-failed.js';
import { sendGroupSms } from './mailings/send-group-sms.js';
import { exportMessages } from './messages/export-messages.js';
import { fetchMessages } from './messages/fetch-messages.js';
import { fetchOptOuts } from './opt-out/fetch-opt-outs.js';
import { saveOptOut } from './opt-out/save-opt-out.js';
import { sendSample } from './send-sample.js';

/** The handlers of messages to many and their credit. */
export const smsHandlers: readonly AnyHandler[] = [
  sendGroupSms,
  fetchTemplates,
  fetchRecipients,
  previewGroupSms,
  sendSample,
  fetchMailings,
  decideMailing,
  resendFailed,
  fetchMessages,
  exportMessages,
  fetchOptOuts,
  saveOptOut,
  fetchSmsCredit,
  exportTopUps,
  startTopUp,
  checkTopUp,
  saveSmsAlarm,
];
