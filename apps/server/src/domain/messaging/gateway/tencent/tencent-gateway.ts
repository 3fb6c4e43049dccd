import { z } from 'zod';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import type { GatewayParts } from '../gateway-parts.js';
import { findTemplate, valuesOf } from '../provider-templates.js';
import type { AskedSms, HandedSms, OutgoingSms, SmsGateway, SmsReport } from '../sms-gateway.js';
import { createTencentClient, type TencentAnswer, type TencentClient } from './tencent-client.js';
import { readTencentNotice } from './tencent-notice.js';

/** Numbers that cannot be reached, or that want nothing from us. */
const noNumber: readonly string[] = [
  'InvalidParameterValue.IncorrectPhoneNumber',
  'FailedOperation.PhoneNumberInBlacklist',
];

/** Errors of the account, not of the message: the next one would fail alike. */
const ofAccount =
  /^(?:AuthFailure|UnauthorizedOperation|RequestLimitExceeded|ResourceInsufficient|LimitExceeded\.(?:AppMainlandChinaDailyLimit|DailyLimit)|FailedOperation\.InsufficientBalanceInSmsPackage)/;

const evaluate = (fault: string): HandedSms => {
  // An internal fault of the gateway does not reveal whether the message went on.
  if (fault.startsWith('InternalError')) throw new ProviderFailure(`Tencent: ${fault}.`);
  if (noNumber.includes(fault)) return { state: 'bounced', fault };
  return { state: ofAccount.test(fault) ? 'busy' : 'rejected', fault };
};

const sent = z.looseObject({
  SendStatusSet: z.array(z.looseObject({ Code: z.string(), SerialNo: z.string() })).length(1),
});

const readHanded = (answer: TencentAnswer): HandedSms => {
  if (answer.Error) return evaluate(answer.Error.Code);
  const read = sent.safeParse(answer);
  const [only] = read.success ? read.data.SendStatusSet : [];
  if (!only) throw new ProviderFailure('Tencent did not say what became of a message.');
  return only.Code === 'Ok' ? { state: 'accepted', provider_no: only.SerialNo || null } : evaluate(only.Code);
};

/** Phones are those of the mainland. */
const dialled = (phone: string) => `+86${phone}`;

const send = async (
  call: TencentClient,
  { config: { sign_name, app_id }, templates }: GatewayParts,
  { phone, template, language, params, out_no }: OutgoingSms,
): Promise<HandedSms> => {
  const found = findTemplate(templates, template, language);
  if (!found) return { state: 'rejected', fault: 'no_template' };
  const answer = await call('SendSms', {
    PhoneNumberSet: [dialled(phone)],
    SmsSdkAppId: app_id,
    SignName: sign_name,
    TemplateId: found.id,
    TemplateParamSet: valuesOf(found, params).map(([, value]) => value),
    SessionContext: out_no,
  });
  return readHanded(answer);
};

const pulled = z.looseObject({
  PullSmsSendStatusSet: z
    .array(
      z.looseObject({
        SerialNo: z.string(),
        ReportStatus: z.enum(['SUCCESS', 'FAIL']),
        Description: z.string().nullish(),
        SessionContext: z.string().nullish(),
      }),
    )
    .nullish(),
});

/** Only messages reported by a network are listed, so one that is absent may still be on its way. */
const ask = async (
  call: TencentClient,
  app_id: string,
  { out_no, provider_no, phone, handed_at }: AskedSms,
): Promise<SmsReport> => {
  const answer = await call('PullSmsSendStatusByPhoneNumber', {
    BeginTime: Math.floor(handed_at.getTime() / 1_000) - 60,
    Offset: 0,
    Limit: 100,
    PhoneNumber: dialled(phone),
    SmsSdkAppId: app_id,
  });
  const read = pulled.safeParse(answer);
  if (answer.Error || !read.success) {
    throw new ProviderFailure(`Tencent: ${answer.Error?.Code ?? 'no list of states'}.`);
  }
  const found = (read.data.PullSmsSendStatusSet ?? []).find(
    ({ SerialNo, SessionContext }) => SerialNo === provider_no || SessionContext === out_no,
  );
  if (!found) return { state: 'unheard', provider_no, fault: null };
  const isThere = found.ReportStatus === 'SUCCESS';
  return {
    state: isThere ? 'delivered' : 'bounced',
    provider_no: found.SerialNo,
    fault: isThere ? null : (found.Description ?? ''),
  };
};

/**
 * Tencent Cloud SMS: `SendSms` one by one, so that each message has a number of its own, and
 * `PullSmsSendStatusByPhoneNumber`.
 */
export const createTencentGateway = (parts: GatewayParts): SmsGateway => {
  const call = createTencentClient(parts);
  const { app_id } = parts.config;
  const json = { status: 200, type: 'application/json; charset=utf-8' };
  return {
    name: 'tencent',
    says: (template) => template in parts.templates,
    send: (message) => send(call, parts, message),
    ask: (message) => ask(call, app_id, message),
    notices: {
      read: readTencentNotice,
      answers: {
        taken: { ...json, body: '{"result":0,"errmsg":"OK"}' },
        refused: { ...json, status: 400, body: '{"result":1,"errmsg":"refused"}' },
      },
    },
  };
};
