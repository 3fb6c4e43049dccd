import type { Keyring } from '../../../platform/crypto/keyring.js';
import { NoticeRefused } from '../../../platform/outbound/notice-refused.js';
import { ProviderFailure } from '../../../platform/outbound/provider-failure.js';
import type { Store } from '../../../platform/store/open-store.js';
import { bareReport } from '../provider/bare-report.js';
import type { Notice, PaymentProvider, ProviderOrder, ProviderReport } from '../provider/payment-provider.js';
import { askBack, sendBack } from './sandbox-refund.js';
import { reportOf, sandboxNotice } from './sandbox-report.js';
import { isSigned, sandboxHeaders } from './sandbox-signature.js';

interface Parts {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly now: () => Date;
}

/** A notice that is older or younger is one that somebody kept. */
const noticeSeconds = 300;

/** The page of an order, beside where the provider reports to. */
const pageOf = ({ notify_url, trade_no }: ProviderOrder) =>
  `${new URL(notify_url).origin}/sandbox/pay/${trade_no}`;

const readSigned = ({ headers, body }: Notice, { keyring, now }: Parts): ProviderReport => {
  const timestamp = String(headers[sandboxHeaders.timestamp] ?? '');
  const signature = String(headers[sandboxHeaders.signature] ?? '');
  if (!isSigned(keyring, timestamp, body, signature)) throw new NoticeRefused('signature');
  if (!(Math.abs(now().getTime() / 1000 - Number(timestamp)) <= noticeSeconds)) {
    throw new NoticeRefused('stale');
  }
  const { paid_at, ...said } = sandboxNotice.parse(JSON.parse(body));
  return { ...said, paid_at: paid_at === null ? null : new Date(paid_at) };
};

/** The provider of the demo: its books are a table of ours, its cashier is a page where one says what shall happen. */
export const createSandboxProvider = (parts: Parts): PaymentProvider => {
  const { db } = parts.store;
  const find = (trade_no: string) =>
    db.selectFrom('sandbox_order').selectAll().where('trade_no', '=', trade_no).executeTakeFirst();
  return {
    method: 'sandbox',
    create: async (order) => {
      const { trade_no, amount_cents, currency, description, notify_url, return_url, expires_at } = order;
      const row = { trade_no, amount_cents, currency, description, notify_url, return_url, expires_at };
      await db
        .insertInto('sandbox_order')
        .values({ ...row, transaction_no: `SB-${trade_no}`, status: 'waiting' })
        // Asked for twice at one moment it is one order: both its numbers are there then.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return pageOf(order);
    },
    query: async (trade_no) => {
      const found = await find(trade_no);
      return found ? reportOf(found) : bareReport(trade_no, 'waiting');
    },
    close: async (trade_no) => {
      const closed = await db
        .updateTable('sandbox_order')
        .set({ status: 'closed' })
        .where('trade_no', '=', trade_no)
        .where('status', 'in', ['waiting', 'closed'])
        .executeTakeFirst();
      if (closed.numUpdatedRows === 0n && (await find(trade_no))) {
        throw new ProviderFailure(`The order ${trade_no} cannot be closed.`);
      }
    },
    refund: (refund) => sendBack(db, refund),
    queryRefund: ({ refund_no }) => askBack(db, refund_no),
    readNotice: async (notice) => {
      try {
        return readSigned(notice, parts);
      } catch (error) {
        throw error instanceof NoticeRefused ? error : new NoticeRefused('malformed');
      }
    },
    answers: {
      taken: { status: 200, type: 'text/plain; charset=utf-8', body: 'taken' },
      refused: { status: 400, type: 'text/plain; charset=utf-8', body: 'refused' },
    },
  };
};
