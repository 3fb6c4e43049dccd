import type { Transaction } from 'kysely';
import { topUpNo } from '../domain/messaging/credit/apply-top-up-report.js';
import { appendAudit } from '../platform/audit/append-audit.js';
import type { Services } from '../platform/services.js';
import type { Database } from '../platform/store/database.js';
import { newId } from '../platform/store/new-id.js';
import { accountId, type DemoIds } from './demo-ids.js';

const day = 86_400_000;

interface Bought {
  readonly class_id: number;
  readonly unit_id: number;
  readonly package_id: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly ordered_by: number;
  readonly created_at: Date;
}

/** The order of one institution, paid, with its line in the ledger and its balance. */
const writeOrder = async (
  tx: Transaction<Database>,
  { package_id, ordered_by, created_at, ...about }: Bought,
): Promise<number> => {
  const order_id = newId();
  const trade_no = topUpNo(order_id);
  await tx
    .insertInto('sms_order')
    .values({
      ...about,
      order_id,
      package_id,
      method: 'sandbox',
      status: 'paid',
      trade_no,
      transaction_no: `SB-${trade_no}`,
      way: 'page',
      expires_at: new Date(created_at.getTime() + 900_000),
      ordered_by,
      paid_at: created_at,
      created_at,
    })
    .execute();
  await tx
    .insertInto('ledger')
    .values({ ...about, entry_id: newId(), payment_id: order_id, kind: 'top_up', created_at })
    .execute();
  const { unit_id, amount_cents } = about;
  await tx.insertInto('sms_account').values({ unit_id, balance_cents: amount_cents }).execute();
  return order_id;
};

const eventsOf = (order_id: number, { unit_id, amount_cents, ordered_by, created_at }: Bought) => {
  const event = { at: created_at, object_type: 'sms_order', object_id: order_id };
  const detail = { unit_id, amount_cents, method: 'sandbox' };
  const ordered = { user_id: ordered_by, actor_role: 'zky-admin', action: 'order_top_up' };
  const received = { actor_role: 'system', action: 'receive_top_up' };
  return [
    { ...event, ...ordered, to_state: 'pending', detail },
    { ...event, ...received, from_state: 'pending', to_state: 'paid', detail },
  ];
};

/** Writes the one top-up that each institution with classes has bought for its messages. */
export const writeDemoCredit = async (
  tx: Transaction<Database>,
  ids: DemoIds,
  { programme, groupSms, now }: Pick<Services, 'programme' | 'groupSms' | 'now'>,
): Promise<void> => {
  const chosen = groupSms.packages[1];
  const classes = await tx
    .selectFrom('class')
    .select(({ fn }) => ['unit_id', fn.min<number>('class_id').as('class_id')])
    .where('unit_id', 'is not', null)
    .groupBy('unit_id')
    .execute();
  if (!chosen) return;
  const { id: package_id, amount_cents } = chosen;
  const { currency } = programme;
  const ordered_by = accountId(ids, 'zkyadmin01');
  const created_at = new Date(now().getTime() - 20 * day);
  for (const { unit_id, class_id } of classes) {
    if (unit_id === null) continue;
    const bought = { class_id, unit_id, package_id, amount_cents, currency, ordered_by, created_at };
    await appendAudit(tx, class_id, eventsOf(await writeOrder(tx, bought), bought));
  }
};
