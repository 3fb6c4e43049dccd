import { signUpDesk } from '../access.js';
import { listExport } from '../export.js';
import { messageFilters } from './fetch-messages.js';
import { smsExamples } from './sms-record.js';

/** The messages to the candidates of a class in the list, each with its segments; phones masked, without codes. */
export const exportMessages = listExport('sms/exportMessages', {
  summary: 'Messages to the candidates of a class as a file',
  filters: messageFilters,
  access: signUpDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: smsExamples.row.class_id, status: ['failed', 'undelivered'], purpose: '短信对账' },
    file: ['messages', '姓名,手机号,状态', '李晓明,138****0001,未送达'],
  },
});
