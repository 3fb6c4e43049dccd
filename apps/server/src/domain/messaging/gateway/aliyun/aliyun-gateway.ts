import { formatDateTime } from '@skillcert/core';
import { z } from 'zod';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import type { GatewayParts } from '../gateway-parts.js';
import { findTemplate, valuesOf } from '../provider-templates.js';
import type { AskedSms, HandedSms, OutgoingSms, SmsGateway, SmsReport } from '../sms-gateway.js';
import { type AliyunAnswer, type AliyunClient, createAliyunClient } from './aliyun-client.js';
import { readAliyunNotice } from './aliyun-notice.js';

/** Errors of the account, not of the message: the next one would fail alike. */
const ofAccount: readonly string[] = [
  'isv.AMOUNT_NOT_ENOUGH',
  'isv.OUT_OF_SERVICE',
  'isv.ACCOUNT_ABNORMAL',
  'isv.ACCOUNT_NOT_EXISTS',
  'isv.PRODUCT_UN_SUBSCRIPT',
  'isv.PRODUCT_UNSUBSCRIBE',
  'isv.DAY_LIMIT_CONTROL',
  'isv.MONTH_LIMIT_CONTROL',
];

/** A number that cannot be reached. */
const noNumber = 'isv.MOBILE_NUMBER_ILLEGAL';

const sent = z.looseObject({ BizId: z.string().min(1) });

const readHanded = (answer: AliyunAnswer): HandedSms => {
  const { Code: fault } = answer;
  if (fault === 'OK') {
    const known = sent.safeParse(answer);
    return { state: 'accepted', provider_no: known.success ? known.data.BizId : null };
  }
  // An internal fault of the gateway does not reveal whether the message went on.
  if (fault.startsWith('isp.SYSTEM')) throw new ProviderFailure(`Aliyun: ${fault}.`);
  if (fault === noNumber) return { state: 'bounced', fault };
  const isOfMessage = fault.startsWith('isv.') && !ofAccount.includes(fault);
  return { state: isOfMessage ? 'rejected' : 'busy', fault };
};

const detail = z.looseObject({
  SendStatus: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  OutId: z.string().optional(),
  ErrCode: z.string().optional(),
});
const details = z.looseObject({ SmsSendDetailDTOs: z.object({ SmsSendDetailDTO: z.array(detail) }) });

const states = { 1: 'taken', 2: 'bounced', 3: 'delivered' } as const;

/**
 * The days under which Aliyun may have recorded a message: its clock is that of Beijing, and ours may be a little
 * behind.
 */
const daysOf = (handed_at: Date): ReadonlySet<string> => {
  const late = new Date(handed_at.getTime() + 60_000);
  return new Set(
    [handed_at, late].map((each) =>
      formatDateTime(each, { pattern: '{y}{m}{d}', timeZone: 'Asia/Shanghai' }),
    ),
  );
};

const ask = async (
  call: AliyunClient,
  { out_no, provider_no, phone, handed_at }: AskedSms,
): Promise<SmsReport> => {
  for (const SendDate of daysOf(handed_at)) {
    const answer = await call('QuerySendDetails', {
      PhoneNumber: phone,
      SendDate,
      PageSize: '50',
      CurrentPage: '1',
      ...(provider_no !== null && { BizId: provider_no }),
    });
    const read = details.safeParse(answer);
    if (answer.Code !== 'OK' || !read.success) throw new ProviderFailure(`Aliyun: ${answer.Code}.`);
    const found = read.data.SmsSendDetailDTOs.SmsSendDetailDTO.find(({ OutId }) => OutId === out_no);
    if (found) {
      const state = states[found.SendStatus];
      return { state, provider_no, fault: state === 'bounced' ? (found.ErrCode ?? '') : null };
    }
  }
  return { state: 'absent', provider_no, fault: null };
};

const send = async (
  call: AliyunClient,
  { config: { sign_name }, templates }: GatewayParts,
  { phone, template, language, params, out_no }: OutgoingSms,
): Promise<HandedSms> => {
  const found = findTemplate(templates, template, language);
  if (!found) return { state: 'rejected', fault: 'no_template' };
  const values = Object.fromEntries(valuesOf(found, params));
  const answer = await call('SendSms', {
    PhoneNumbers: phone,
    SignName: sign_name,
    TemplateCode: found.id,
    OutId: out_no,
    ...(found.params.length > 0 && { TemplateParam: JSON.stringify(values) }),
  });
  return readHanded(answer);
};

/** Aliyun SMS: `SendSms` one by one, so that each message has a number of its own, and `QuerySendDetails`. */
export const createAliyunGateway = (parts: GatewayParts): SmsGateway => {
  const call = createAliyunClient(parts);
  const json = { status: 200, type: 'application/json; charset=utf-8' };
  return {
    name: 'aliyun',
    says: (template) => template in parts.templates,
    send: (message) => send(call, parts, message),
    ask: (message) => ask(call, message),
    notices: {
      read: readAliyunNotice,
      answers: {
        taken: { ...json, body: '{"code":0,"msg":"OK"}' },
        refused: { ...json, status: 400, body: '{"code":1,"msg":"refused"}' },
      },
    },
  };
};
