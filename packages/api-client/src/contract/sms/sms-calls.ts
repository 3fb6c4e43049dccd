import { sendGroupSms } from '../user/send-group-sms.js';
import { checkTopUp } from './check-top-up.js';
import { decideMailing } from './decide-mailing.js';
import { exportMessages } from './export-messages.js';
import { exportTopUps } from './export-top-ups.js';
import { fetchMailings } from './fetch-mailings.js';
import { fetchMessages } from './fetch-messages.js';
import { fetchOptOuts } from './fetch-opt-outs.js';
import { fetchRecipients } from './fetch-recipients.js';
import { fetchSmsCredit } from './fetch-sms-credit.js';
import { fetchTemplates } from './fetch-templates.js';
import { previewGroupSms } from './preview-group-sms.js';
import { resendFailed } from './resend-failed.js';
import { saveOptOut } from './save-opt-out.js';
import { saveSmsAlarm } from './save-sms-alarm.js';
import { sendSample } from './send-sample.js';
import { startTopUp } from './start-top-up.js';

/** Messages to many: the call that the specification names, and those around it. */
export const smsCalls = {
  'user/sendGroupSms': sendGroupSms,
  'sms/fetchTemplates': fetchTemplates,
  'sms/fetchRecipients': fetchRecipients,
  'sms/previewGroupSms': previewGroupSms,
  'sms/sendSample': sendSample,
  'sms/fetchMailings': fetchMailings,
  'sms/decideMailing': decideMailing,
  'sms/resendFailed': resendFailed,
  'sms/fetchMessages': fetchMessages,
  'sms/exportMessages': exportMessages,
  'sms/fetchOptOuts': fetchOptOuts,
  'sms/saveOptOut': saveOptOut,
  'sms/fetchSmsCredit': fetchSmsCredit,
  'sms/exportTopUps': exportTopUps,
  'sms/startTopUp': startTopUp,
  'sms/checkTopUp': checkTopUp,
  'sms/saveSmsAlarm': saveSmsAlarm,
} as const;
