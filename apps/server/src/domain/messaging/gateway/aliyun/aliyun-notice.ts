import { z } from 'zod';
import { NoticeRefused } from '../../../../platform/outbound/notice-refused.js';
import { readJson } from '../../../../platform/outbound/read-json.js';
import type { SmsReceipt, SmsReply } from '../sms-gateway.js';

/** SmsReport: the fate of a message. */
const report = z
  .looseObject({
    success: z.boolean(),
    err_code: z.string().optional(),
    biz_id: z.string().min(1),
    out_id: z.string().optional(),
  })
  .transform(({ success, err_code = '', biz_id, out_id }): { receipt: SmsReceipt } => ({
    receipt: {
      state: success ? 'delivered' : 'bounced',
      out_no: out_id || null,
      provider_no: biz_id,
      fault: success ? null : err_code,
    },
  }));

/** SmsUp: a recipient's answer. */
const reply = z
  .looseObject({ phone_number: z.string(), content: z.string() })
  .transform(({ phone_number, content }): { reply: SmsReply } => ({
    reply: { phone: phone_number, text: content },
  }));

const notice = z.array(z.union([report, reply])).max(1_000);

/** Reads Aliyun's notices. @throws NoticeRefused */
export const readAliyunNotice = (
  body: string,
): { readonly receipts: SmsReceipt[]; readonly replies: SmsReply[] } => {
  const read = notice.safeParse(readJson(body));
  if (!read.success) throw new NoticeRefused('malformed');
  return {
    receipts: read.data.flatMap((each) => ('receipt' in each ? [each.receipt] : [])),
    replies: read.data.flatMap((each) => ('reply' in each ? [each.reply] : [])),
  };
};
