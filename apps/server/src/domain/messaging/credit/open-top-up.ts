import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Database, Row } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { type OnlineMethod, wayAtDesk } from '../../money/index.js';
import { topUpNo } from './apply-top-up-report.js';

interface Opening {
  readonly class_id: number;
  readonly unit_id: number;
  readonly chosen: { readonly id: string; readonly amount_cents: number };
  readonly method: OnlineMethod;
  readonly currency: string;
  readonly caller: StaffSession;
  readonly request: RequestFacts;
  readonly now: Date;
}

/** An order with the place to pay it. */
export type OpenedTopUp = Pick<
  Row<'sms_order'>,
  'order_id' | 'trade_no' | 'way' | 'pay_url' | 'expires_at' | 'amount_cents'
>;

const lifeMs = 900_000;
const firstAskMs = 10_000;

const insert = async (
  tx: Transaction<Database>,
  { class_id, unit_id, chosen, method, currency, caller, now }: Opening,
) => {
  const order_id = newId(now.getTime());
  return tx
    .insertInto('sms_order')
    .values({
      order_id,
      class_id,
      unit_id,
      package_id: chosen.id,
      amount_cents: chosen.amount_cents,
      currency,
      method,
      trade_no: topUpNo(order_id),
      way: wayAtDesk(method),
      expires_at: new Date(now.getTime() + lifeMs),
      ask_at: new Date(now.getTime() + firstAskMs),
      ordered_by: caller.user_id,
      created_at: now,
    })
    .returning(['order_id', 'trade_no', 'way', 'pay_url', 'expires_at', 'amount_cents'])
    .executeTakeFirstOrThrow();
};

/** Opens an order of a package, or finds the one that its buyer waits with already. */
export const openTopUp = async (tx: Transaction<Database>, opening: Opening): Promise<OpenedTopUp> => {
  const { class_id, unit_id, chosen, method, caller, request, now } = opening;
  // One buyer who clicks twice opens one order.
  await sql`select from account where user_id = ${caller.user_id} for no key update`.execute(tx);
  const { rows } = await sql<OpenedTopUp>`
    select order_id, trade_no, way, pay_url, expires_at, amount_cents from sms_order
    where unit_id = ${unit_id} and ordered_by = ${caller.user_id} and package_id = ${chosen.id} and method = ${method}
      and status = 'pending' and expires_at > ${now}
    order by order_id desc limit 1`.execute(tx);
  const [waiting] = rows;
  if (waiting) return waiting;
  const opened = await insert(tx, opening);
  await appendAudit(tx, class_id, [
    {
      ...byStaff(caller, request),
      at: now,
      action: 'order_top_up',
      object_type: 'sms_order',
      object_id: opened.order_id,
      to_state: 'pending',
      detail: { unit_id, package_id: chosen.id, amount_cents: chosen.amount_cents, method },
    },
  ]);
  return opened;
};
