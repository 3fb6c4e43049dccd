import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readWithin } from '../../../../platform/http/body/accept-bodies.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { NoticeRefused } from '../../../../platform/outbound/notice-refused.js';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import type { Services } from '../../../../platform/services.js';
import type { Notice, NoticeAnswer, PaymentProvider, Providers } from '../../provider/payment-provider.js';
import { applyRefundReport } from '../../refunds/apply-refund-report.js';
import { applyOrderReport } from './apply-order-report.js';
import { auditRefusedNotice } from './audit-refused-notice.js';
import { noticePath } from './notice-path.js';

const noticeBytes = 65_536;

/**
 * Another area that has orders paid through a provider: which numbers are its own, and what it does with a report of
 * one.
 */
export interface OtherOrders {
  readonly has: (trade_no: string) => boolean;
  readonly apply: (...heard: Parameters<typeof applyOrderReport>) => Promise<unknown>;
}

const findProvider = (providers: Providers, name: string): PaymentProvider => {
  for (const [method, provider] of providers) if (method === name) return provider;
  throw new Refusal('unknown_path');
};

/** Takes in one notice; what is not believed changes nothing but the trail. */
const takeNotice = async (
  { services, others }: { readonly services: Services; readonly others: OtherOrders },
  provider: PaymentProvider,
  notice: Notice,
  from: { readonly address: string; readonly request_id: string },
): Promise<NoticeAnswer> => {
  const { method, answers } = provider;
  try {
    const report = await provider.readNotice(notice);
    const heard = { method, by: 'notice', request_id: from.request_id } as const;
    await services.store.withTx<unknown>((tx) => {
      if ('refund_no' in report) return applyRefundReport(tx, services, report, heard);
      const apply = others.has(report.trade_no) ? others.apply : applyOrderReport;
      return apply(tx, services, report, heard);
    });
    return answers.taken;
  } catch (error) {
    if (error instanceof ProviderFailure) {
      services.log.warn(
        { err: error, method },
        'a notice could not be proven yet; its provider sends it again',
      );
      return answers.refused;
    }
    if (!(error instanceof NoticeRefused)) throw error;
    services.log.warn({ method, fault: error.fault }, 'a notice of a provider was refused');
    await auditRefusedNotice(services, { method, fault: error.fault, ...from });
    return answers.refused;
  }
};

/**
 * Where providers report what became of an order or a refund. The body is read as it came: its signature is over every
 * byte of it.
 */
export const serveNotices = (app: FastifyInstance, services: Services, others: OtherOrders): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) =>
      (await readWithin(request, payload, noticeBytes)).toString('utf8'),
    );
    scope.post<{ Params: { method: string } }>(noticePath(':method'), async (request, reply) => {
      const provider = findProvider(services.providers, request.params.method);
      const notice = { headers: request.headers, body: String(request.body ?? '') };
      const from = { address: request.ip, request_id: request.id };
      const { status, type, body } = await takeNotice({ services, others }, provider, notice, from);
      return reply.code(status).type(type).send(body);
    });
  });
};
