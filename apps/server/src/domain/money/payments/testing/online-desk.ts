import type { InputOf } from '@skillcert/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../../../../platform/services.js';
import type { Row } from '../../../../platform/store/database.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { reportOf } from '../../sandbox/sandbox-report.js';
import { sandboxHeaders, signNotice } from '../../sandbox/sandbox-signature.js';
import { startPayment } from '../online/start-payment.js';
import { checkOwnPayment } from '../own/check-own-payment.js';
import type { Paying } from './money-desk.js';

/** A notice of the sandbox as it is sent. */
export interface SentNotice {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Payments through the sandbox in one class, as tests make them. */
export const onlineDesk = (services: Services, app: FastifyInstance, class_id: number) => {
  const { db } = services.store;
  const orderOf = async (payment_id: number): Promise<Row<'sandbox_order'>> =>
    db
      .selectFrom('sandbox_order')
      .innerJoin('provider_order', 'provider_order.trade_no', 'sandbox_order.trade_no')
      .selectAll('sandbox_order')
      .where('provider_order.payment_id', '=', payment_id)
      .executeTakeFirstOrThrow();
  /** Signs any content, as only the provider can. */
  const signed = (said: object): SentNotice => {
    const body = JSON.stringify(said);
    const timestamp = String(Math.floor(services.now().getTime() / 1000));
    return {
      body,
      headers: {
        [sandboxHeaders.timestamp]: timestamp,
        [sandboxHeaders.signature]: signNotice(services.keyring, timestamp, body),
      },
    };
  };
  return {
    orderOf,
    signed,
    start: ({ enrolment_id, candidate }: Paying, more: Partial<InputOf<'payment/startPayment'>> = {}) =>
      callHandler(startPayment, {
        services,
        caller: candidate,
        input: { class_id, enrolment_id, method: 'sandbox', way: 'code', ...more },
      }),
    check: ({ candidate }: Paying, payment_id: number, event: 'ask' | 'leave') =>
      callHandler(checkOwnPayment, { services, caller: candidate, input: { class_id, payment_id, event } }),
    /** Sets the provider's decision, without a notice. */
    decide: async (payment_id: number, status: 'paid' | 'failed') => {
      const { trade_no } = await orderOf(payment_id);
      const paid_at = status === 'paid' ? services.now() : null;
      await db
        .updateTable('sandbox_order')
        .set({ status, paid_at })
        .where('trade_no', '=', trade_no)
        .execute();
    },
    /** The notice that the provider would send about an order now. */
    noticeOf: async (payment_id: number, changes: object = {}) =>
      signed({ ...reportOf(await orderOf(payment_id)), ...changes }),
    send: async ({ body, headers }: SentNotice) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/payment/notify/sandbox',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      return answer.body;
    },
    /** Everything that a notice could change, as text. */
    everything: async () => {
      const { rows } = await sql<{ all: string }>`
        select json_build_array(
          (select json_agg(p order by p.payment_id) from payment p),
          (select json_agg(l order by l.entry_id) from ledger l),
          (select json_agg(r order by r.receipt_id) from receipt r),
          (select json_agg(f order by f.refund_id) from refund f),
          (select json_agg(o order by o.payment_id) from provider_order o),
          (select json_agg(b order by b.refund_id) from refund_order b),
          (select json_agg(a.seq order by a.class_id, a.seq) from audit_event a where a.class_id <> 0))::text as all`.execute(
        db,
      );
      return rows[0]?.all ?? '';
    },
  };
};
