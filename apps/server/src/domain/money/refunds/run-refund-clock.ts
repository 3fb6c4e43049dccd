import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import { noticePath } from '../payments/online/notice-path.js';
import { namedBy, wholeCents } from '../payments/whole-payment.js';
import type { OnlineMethod, ProviderRefund } from '../provider/payment-provider.js';
import { askRefund } from './ask-refund.js';

type Due = Omit<ProviderRefund, 'notify_url'> & { readonly method: OnlineMethod };

const atOnce = 20;

/** Claims due refunds and sets their next due time, with growing intervals, because a bank may need days. */
const claimDue = async ({ store }: Pick<Services, 'store'>, now: Date): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`
    update refund_order o set asked = o.asked + 1,
      ask_at = ${now}::timestamptz + make_interval(secs => least(3600, 10 * power(2, least(o.asked, 9))))
    from refund r
    join payment p on p.class_id = r.class_id and p.payment_id = r.payment_id
    join provider_order po on po.class_id = p.class_id and po.payment_id = ${namedBy}
    where r.class_id = o.class_id and r.refund_id = o.refund_id and (o.class_id, o.refund_id) in (
      select class_id, refund_id from refund_order where ask_at <= ${now}::timestamptz
      order by ask_at limit ${atOnce} for update skip locked)
    returning o.method, o.refund_no, po.trade_no, r.amount_cents, ${wholeCents} as total_cents, p.currency`.execute(
    store.db,
  );
  return rows;
};

/** Those of one order one after the other: a provider refuses several of the same payment at once. */
const byOrder = (due: readonly Due[]): readonly Due[][] => {
  const orders = new Map<string, Due[]>();
  for (const refund of due) orders.set(refund.trade_no, [...(orders.get(refund.trade_no) ?? []), refund]);
  return [...orders.values()];
};

/**
 * Has the providers send back refunds that two people approved, and asks about them until the result is known.
 * @returns the number of refunds asked about
 */
export const runRefundClock = async (
  services: Pick<Services, 'store' | 'providers' | 'config' | 'log' | 'now'>,
): Promise<number> => {
  const { public_origin } = services.config;
  const due = await claimDue(services, services.now());
  const askOne = async ({ method, ...refund }: Due) => {
    const notify_url = public_origin && `${public_origin}${noticePath(method)}`;
    try {
      await askRefund(services, method, { ...refund, notify_url });
    } catch (error) {
      services.log.warn({ err: error, method }, 'a refund could not be asked about');
    }
  };
  await Promise.all(
    byOrder(due).map(async (refunds) => {
      for (const refund of refunds) await askOne(refund);
    }),
  );
  return due.length;
};
