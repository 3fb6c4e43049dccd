import { createHash, createHmac } from 'node:crypto';
import { type Answered, listen, type Received } from '../../../../money/provider/testing/listen.js';
import { openGatewayFiles } from '../../testing/gateway-files.js';

const key_id = 'LTAI-test';
const secret = 'a secret of the test';

/** A message in the books of the test's Aliyun. */
interface AliyunSms {
  readonly phone: string;
  readonly sign: string;
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
  readonly out_id: string;
  readonly biz_id: string;
  readonly day: string;
  status: 1 | 2 | 3;
}

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The effect on a message: a code with which it is refused; `lost`: it is taken and the answer does not arrive;
 * `broken`: neither.
 */
type Fate = string | undefined;

/**
 * Follows the public documentation of SMS 2017-05-25: refuses requests without a V3 signature, and messages outside
 * its own templates.
 */
export const openAliyunSmsServer = async (now: () => Date, files = openGatewayFiles(secret)) => {
  const books: AliyunSms[] = [];
  let fateOf: (phone: string) => Fate = () => undefined;
  let onSend = (_sms: AliyunSms) => {};
  const nonces = new Set<string>();

  const isSigned = ({ url, headers }: Received) => {
    const { authorization = '' } = headers;
    const [, id, names = '', signature] =
      /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([\da-f]{64})$/.exec(
        authorization,
      ) ?? [];
    const query = url.slice(url.indexOf('?') + 1);
    const sorted = query.split('&').toSorted().join('&');
    const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
    const canonical = `POST\n/\n${sorted}\n${lines.join('')}\n${names}\n${headers['x-acs-content-sha256']}`;
    const wanted = createHmac('sha256', secret)
      .update(`ACS3-HMAC-SHA256\n${sha(canonical)}`)
      .digest('hex');
    const needed = ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-signature-nonce'];
    return (
      id === key_id &&
      needed.every((name) => names.split(';').includes(name)) &&
      headers['x-acs-content-sha256'] === sha('') &&
      signature === wanted
    );
  };
  const said = (value: object, status = 200): Answered => ({
    status,
    body: JSON.stringify({ RequestId: 'F655A8D5-B967-440B-8683-DAD6FF8DE990', ...value }),
  });
  const dayOf = (moment: Date) =>
    new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');

  const send = (asked: URLSearchParams): Answered => {
    const phone = asked.get('PhoneNumbers') ?? '';
    const fate = fateOf(phone);
    if (fate === 'broken') return { status: 502, body: 'Bad gateway' };
    if (fate?.startsWith('Throttling')) return said({ Code: fate, Message: 'Request was denied' }, 400);
    if (fate !== undefined && fate !== 'lost') return said({ Code: fate, Message: 'no' });
    const sms: AliyunSms = {
      phone,
      sign: asked.get('SignName') ?? '',
      template: asked.get('TemplateCode') ?? '',
      params: JSON.parse(asked.get('TemplateParam') ?? '{}'),
      out_id: asked.get('OutId') ?? '',
      biz_id: `${900_000_000_000 + books.length}^0`,
      day: dayOf(now()),
      status: 1,
    };
    books.push(sms);
    onSend(sms);
    if (fate === 'lost') return { status: 504, body: 'Gateway timeout' };
    return said({ Code: 'OK', Message: 'OK', BizId: sms.biz_id });
  };
  const query = (asked: URLSearchParams): Answered => {
    const biz_id = asked.get('BizId');
    const found = books.filter(
      (sms) =>
        sms.phone === asked.get('PhoneNumber') &&
        sms.day === asked.get('SendDate') &&
        (biz_id === null || sms.biz_id === biz_id),
    );
    const details = found.map(({ phone, status, out_id, template }) => ({
      PhoneNum: phone,
      SendStatus: status,
      OutId: out_id,
      TemplateCode: template,
      ErrCode: status === 2 ? 'MOBILE_NOT_ON_SERVICE' : 'DELIVERED',
    }));
    return said({
      Code: 'OK',
      Message: 'OK',
      TotalCount: details.length,
      SmsSendDetailDTOs: { SmsSendDetailDTO: details },
    });
  };
  const server = await listen((received) => {
    if (!isSigned(received)) return said({ Code: 'SignatureDoesNotMatch', Message: 'no' }, 400);
    const nonce = String(received.headers['x-acs-signature-nonce']);
    if (nonces.has(nonce)) return said({ Code: 'SignatureNonceUsed', Message: 'no' }, 400);
    nonces.add(nonce);
    const asked = new URL(received.url, 'http://aliyun').searchParams;
    return received.headers['x-acs-action'] === 'SendSms' ? send(asked) : query(asked);
  });
  return {
    config: {
      gateway: 'aliyun' as const,
      origin: server.origin,
      key_id,
      key_file: files.key_file,
      sign_name: '测试中心',
      templates_file: files.templates_file,
      app_id: '',
      region: 'ap-guangzhou',
      receipt_secret: 'a-secret-of-receipts-1234',
    },
    books,
    /** The effect from now on, by phone. */
    decide: (next: typeof fateOf) => {
      fateOf = next;
    },
    /** A hook after a message is in its books, before the answer. */
    whenSent: (happen: typeof onSend) => {
      onSend = happen;
    },
    /** A notice of receipts as it is posted. */
    reportOf: (messages: readonly AliyunSms[], success = true) =>
      JSON.stringify(
        messages.map(({ phone, biz_id, out_id }) => ({
          phone_number: phone,
          send_time: '2026-11-21 12:00:00',
          report_time: '2026-11-21 12:00:05',
          success,
          err_code: success ? 'DELIVERED' : 'MOBILE_NOT_ON_SERVICE',
          err_msg: '',
          sms_size: '1',
          biz_id,
          out_id,
        })),
      ),
    /** The same for a recipient's answer. */
    replyOf: (phone: string, content: string) =>
      JSON.stringify([
        {
          phone_number: phone,
          content,
          send_time: '2026-11-21 12:01:00',
          sign_name: '测试中心',
          dest_code: '1',
          sequence_id: 1,
        },
      ]),
    close: async () => {
      await server.close();
      files.remove();
    },
  };
};
