import { createHash, createHmac } from 'node:crypto';
import { type Answered, listen, type Received } from '../../../../money/provider/testing/listen.js';
import { openGatewayFiles } from '../../testing/gateway-files.js';

const key_id = 'AKID-test';
const secret = 'a secret of the test';
const app_id = '1400006666';

/** A message in the books of the test's Tencent. */
interface TencentSms {
  readonly phone: string;
  readonly sign: string;
  readonly template: string;
  readonly params: readonly string[];
  readonly context: string;
  readonly serial: string;
  readonly at: number;
  /** The network's report; undefined if there is none yet. */
  report: 'SUCCESS' | 'FAIL' | undefined;
}

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Follows the public documentation of SMS 2021-01-11: refuses requests without a V3 signature, and those of another
 * application.
 */
export const openTencentSmsServer = async (now: () => Date) => {
  const files = openGatewayFiles(secret);
  const books: TencentSms[] = [];
  let fateOf: (phone: string) => string | undefined = () => undefined;
  let hasContext = true;

  const isSigned = ({ headers, body }: Received) => {
    const { authorization = '' } = headers;
    const [, id, day = '', names = '', signature] =
      /^TC3-HMAC-SHA256 Credential=([^/]+)\/([\d-]+)\/sms\/tc3_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
        authorization,
      ) ?? [];
    const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
    const canonical = `POST\n/\n\n${lines.join('')}\n${names}\n${sha(body)}`;
    const timestamp = String(headers['x-tc-timestamp']);
    const toSign = `TC3-HMAC-SHA256\n${timestamp}\n${day}/sms/tc3_request\n${sha(canonical)}`;
    const key = mac(mac(mac(`TC3${secret}`, day), 'sms'), 'tc3_request');
    const isToday = new Date(Number(timestamp) * 1_000).toISOString().startsWith(day);
    const isNow = Math.abs(now().getTime() / 1_000 - Number(timestamp)) <= 300;
    return id === key_id && isToday && isNow && signature === mac(key, toSign).toString('hex');
  };
  const said = (value: object): Answered => ({
    status: 200,
    body: JSON.stringify({ Response: { ...value, RequestId: 'a0aabda6-cf91-4f3e-a81f-9198114a2279' } }),
  });
  const refused = (Code: string) => said({ Error: { Code, Message: 'no' } });
  const statusOf = (phone: string, context: string, Code: string, serial = '') =>
    said({
      SendStatusSet: [
        {
          SerialNo: serial,
          PhoneNumber: phone,
          Fee: 1,
          SessionContext: context,
          Code,
          Message: '',
          IsoCode: 'CN',
        },
      ],
    });

  const send = (asked: Record<string, unknown>): Answered => {
    const [phone = ''] = asked.PhoneNumberSet as string[];
    const context = String(asked.SessionContext);
    const fate = fateOf(phone);
    if (fate === 'broken') return { status: 502, body: 'Bad gateway' };
    if (fate === 'RequestLimitExceeded' || fate === 'InternalError') return refused(fate);
    if (fate !== undefined && fate !== 'lost') return statusOf(phone, context, fate);
    const sms: TencentSms = {
      phone,
      context,
      sign: String(asked.SignName),
      template: String(asked.TemplateId),
      params: asked.TemplateParamSet as string[],
      serial: `5000:${1_045_710_669_157 + books.length}`,
      at: Math.floor(now().getTime() / 1_000),
      report: undefined,
    };
    books.push(sms);
    if (fate === 'lost') return { status: 504, body: 'Gateway timeout' };
    return statusOf(phone, context, 'Ok', sms.serial);
  };
  const pull = (asked: Record<string, unknown>): Answered =>
    said({
      PullSmsSendStatusSet: books
        .filter((sms) => sms.phone === asked.PhoneNumber && sms.at >= Number(asked.BeginTime) && sms.report)
        .map(({ phone, serial, context, report }) => ({
          PhoneNumber: phone,
          SerialNo: serial,
          ReportStatus: report,
          Description: report === 'FAIL' ? 'UNDELIV' : 'DELIVRD',
          SessionContext: hasContext ? context : null,
        })),
    });
  const server = await listen((received) => {
    if (!isSigned(received)) return refused('AuthFailure.SignatureFailure');
    const asked: Record<string, unknown> = JSON.parse(received.body);
    if (asked.SmsSdkAppId !== app_id) return refused('UnauthorizedOperation.SmsSdkAppIdVerifyFail');
    return received.headers['x-tc-action'] === 'SendSms' ? send(asked) : pull(asked);
  });
  return {
    config: {
      gateway: 'tencent' as const,
      origin: server.origin,
      key_id,
      key_file: files.key_file,
      sign_name: '测试中心',
      templates_file: files.templates_file,
      app_id,
      region: 'ap-guangzhou',
      receipt_secret: 'a-secret-of-receipts-1234',
    },
    books,
    decide: (next: typeof fateOf) => {
      fateOf = next;
    },
    /** From now on it does not return the context of a message, as for an application without that option. */
    forgetContexts: () => {
      hasContext = false;
    },
    reportOf: (messages: readonly TencentSms[], report_status: 'SUCCESS' | 'FAIL' = 'SUCCESS') =>
      JSON.stringify(
        messages.map(({ phone, serial }) => ({
          user_receive_time: '2026-11-21 12:00:05',
          nationcode: '86',
          mobile: phone.slice(3),
          report_status,
          errmsg: report_status === 'FAIL' ? 'UNDELIV' : 'DELIVRD',
          description: '',
          sid: serial,
        })),
      ),
    replyOf: (mobile: string, text: string) =>
      JSON.stringify({ extend: '', mobile, nationcode: '86', sign: '测试中心', text, time: 1_457_336_869 }),
    close: async () => {
      await server.close();
      files.remove();
    },
  };
};
