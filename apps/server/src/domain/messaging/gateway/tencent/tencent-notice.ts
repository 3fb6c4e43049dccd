import { z } from 'zod';
import { NoticeRefused } from '../../../../platform/outbound/notice-refused.js';
import { readJson } from '../../../../platform/outbound/read-json.js';
import type { SmsReceipt, SmsReply } from '../sms-gateway.js';

/** The fate of a message, by Tencent's number alone. */
const report = z
  .looseObject({
    report_status: z.enum(['SUCCESS', 'FAIL']),
    errmsg: z.string().optional(),
    sid: z.string().min(1),
  })
  .transform(({ report_status, errmsg = '', sid }): SmsReceipt => {
    const isThere = report_status === 'SUCCESS';
    return {
      state: isThere ? 'delivered' : 'bounced',
      out_no: null,
      provider_no: sid,
      fault: isThere ? null : errmsg,
    };
  });

/** A recipient's answers; one at a time. */
const reply = z
  .looseObject({ mobile: z.string(), text: z.string() })
  .transform(({ mobile, text }): SmsReply => ({ phone: mobile, text }));

/** Reads Tencent's notices. @throws NoticeRefused */
export const readTencentNotice = (
  body: string,
): { readonly receipts: SmsReceipt[]; readonly replies: SmsReply[] } => {
  const said = readJson(body);
  const reports = z.array(report).max(1_000).safeParse(said);
  if (reports.success) return { receipts: reports.data, replies: [] };
  const answered = reply.safeParse(said);
  if (answered.success) return { receipts: [], replies: [answered.data] };
  throw new NoticeRefused('malformed');
};
