import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sha256 } from '../../../platform/crypto/sha256.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { NoticeRefused } from '../../../platform/outbound/notice-refused.js';
import type { Services } from '../../../platform/services.js';
import type { SmsGateway } from '../gateway/sms-gateway.js';
import { takeReplies } from '../opt-out/take-replies.js';
import { applyReceipts } from './apply-receipts.js';
import { receiptPath } from './receipt-path.js';

/** A thousand receipts at once. */
const noticeBytes = 1_048_576;

type Notices = NonNullable<SmsGateway['notices']>;

interface Known {
  readonly gateway: SmsGateway;
  readonly notices: Notices;
}

/** The gateway that may report here. A secret that does not fit is as a path that is not there. */
const findGateway = ({ gateway, config }: Services, provider: string, secret: string): Known => {
  const receipt_secret = config.sms?.receipt_secret;
  const fits = receipt_secret !== undefined && timingSafeEqual(sha256(secret), sha256(receipt_secret));
  if (!fits || gateway?.name !== provider || !gateway.notices) throw new Refusal('unknown_path');
  return { gateway, notices: gateway.notices };
};

const readNotice = (notices: Notices, body: string) => {
  try {
    return notices.read(body);
  } catch (error) {
    if (error instanceof NoticeRefused) return undefined;
    throw error;
  }
};

/** The address for a gateway's reports on messages, and for recipients' answers. */
export const serveReceipts = (app: FastifyInstance, services: Services): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: noticeBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string; secret: string } }>(
      receiptPath(':provider', ':secret'),
      {
        // A request without the secret is not read.
        onRequest: async ({ params: { provider, secret } }) => {
          findGateway(services, provider, secret);
        },
      },
      async (request, reply) => {
        const { provider, secret } = request.params;
        const { gateway, notices } = findGateway(services, provider, secret);
        const said = readNotice(notices, String(request.body ?? ''));
        if (!said) services.log.warn({ gateway: gateway.name }, 'a notice of the SMS gateway cannot be read');
        if (said && said.receipts.length > 0) await applyReceipts(services, gateway.name, said.receipts);
        if (said && said.replies.length > 0) await takeReplies(services, said.replies);
        const { status, type, body } = said ? notices.answers.taken : notices.answers.refused;
        return reply.code(status).type(type).send(body);
      },
    );
  });
};
