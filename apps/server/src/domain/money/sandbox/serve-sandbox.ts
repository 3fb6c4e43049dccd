import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseCrossSite } from '../../../platform/http/guards/refuse-cross-site.js';
import { isLoopbackAddress, isLoopbackHost } from '../../../platform/http/is-loopback.js';
import { languageOf } from '../../../platform/http/language-of.js';
import type { Services } from '../../../platform/services.js';
import { sandboxOutcomes, sandboxPage } from './sandbox-page.js';
import { sandboxStyle } from './sandbox-style.js';
import { sendSandboxNotice } from './send-sandbox-notice.js';

const styleHash = createHash('sha256').update(sandboxStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface OfOrder {
  readonly Params: { readonly trade_no: string; readonly outcome: string };
}

/** The demo's own machine by one of its own names, as everything of the demo. */
const refuseAfar = ({ ip, headers }: FastifyRequest) => {
  if (!isLoopbackAddress(ip) || !isLoopbackHost(headers.host)) throw new Refusal('unknown_path');
};

const findOrder = async ({ store }: Services, trade_no: string) => {
  const found = await store.db
    .selectFrom('sandbox_order')
    .selectAll()
    .where('trade_no', '=', trade_no)
    .executeTakeFirst();
  if (!found) throw new Refusal('unknown_path');
  return found;
};

/** Lets happen to an order what somebody chose; one that is over stays as it is. */
const decideOrder = async ({ store, now }: Services, trade_no: string, outcome: string) => {
  const at = now();
  const paid = outcome !== 'failed';
  return store.db
    .updateTable('sandbox_order')
    .set({
      status: paid ? 'paid' : 'failed',
      paid_at: paid ? at : null,
      keeps_money: outcome === 'kept',
    })
    .where('trade_no', '=', trade_no)
    .where('status', '=', 'waiting')
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst();
};

/** The cashier of the demo's provider: a page per order, and what its buttons do. */
export const serveSandbox = (app: FastifyInstance, services: Services): void => {
  app.get<OfOrder>('/sandbox/pay/:trade_no', async (request, reply) => {
    refuseAfar(request);
    const order = await findOrder(services, request.params.trade_no);
    const language = languageOf(request.headers['accept-language']);
    const { time_zone } = services.programme;
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(sandboxPage({ order, language, time_zone, now: services.now() }));
  });
  app.post<OfOrder>('/sandbox/pay/:trade_no/:outcome', async (request, reply) => {
    refuseAfar(request);
    const { origin, host } = request.headers;
    const fetch_site = request.headers['sec-fetch-site']?.toString();
    refuseCrossSite({
      method: 'POST',
      origin,
      fetch_site,
      host,
      public_origin: services.config.public_origin,
    });
    const { trade_no, outcome } = request.params;
    if (!sandboxOutcomes.some((each) => each === outcome)) throw new Refusal('unknown_path');
    const decided = await decideOrder(services, trade_no, outcome);
    if (decided && outcome !== 'silent') await sendSandboxNotice(services, decided);
    return reply.redirect(`/sandbox/pay/${encodeURIComponent(trade_no)}`, 303);
  });
};
