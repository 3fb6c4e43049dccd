import type { Transaction } from 'kysely';
import { topUpNo } from '../domain/messaging/credit/settle-top-up.js';
import { appendAudit } from '../platform/audit/append-audit.js';
import type { Services } from '../platform/services.js';
import type { Database } from '../platform/store/database.js';
import { newId } from '../platform/store/new-id.js';
import { accountId, type DemoIds } from './demo-ids.js';

const day = 86_400_000;

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
  const { amount_cents } = chosen;
  const { currency } = programme;
  const ordered_by = accountId(ids, 'zkyadmin01');
  const created_at = new Date(now().getTime() - 20 * day);
  for (const { unit_id, class_id } of classes) {
    if (unit_id === null) continue;
    const order_id = newId();
    const about = { class_id, unit_id, amount_cents, currency };
    const trade_no = topUpNo(order_id);
    await tx
      .insertInto('sms_order')
      .values({
        ...about,
        order_id,
        package_id: chosen.id,
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
    await tx.insertInto('sms_account').values({ unit_id, balance_cents: amount_cents }).execute();
    const event = { at: created_at, object_type: 'sms_order', object_id: order_id };
    const detail = { unit_id, amount_cents, method: 'sandbox' };
    await appendAudit(tx, class_id, [
      {
        ...event,
        user_id: ordered_by,
        actor_role: 'zky-admin',
        action: 'order_top_up',
        to_state: 'pending',
        detail,
      },
      {
        ...event,
        actor_role: 'system',
        action: 'receive_top_up',
        from_state: 'pending',
        to_state: 'paid',
        detail,
      },
    ]);
  }
};
