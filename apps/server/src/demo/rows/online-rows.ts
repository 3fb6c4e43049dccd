import type { AuditEvent } from '../../platform/audit/audit-event.js';
import type { NewRow } from '../../platform/store/database.js';

const quarterHour = 900_000;

/** Whether a candidate pays through the provider of the demo: about every third name does. */
export const paysOnline = (name: string): boolean => name.charCodeAt(name.length - 1) % 3 === 0;

/** The order at the provider for a payment. */
export const onlineOrder = (
  { class_id, payment_id }: NewRow<'payment'>,
  sent: Date,
): NewRow<'provider_order'> => {
  const trade_no = `SC${payment_id.toString(36).toUpperCase()}`;
  return {
    class_id,
    payment_id,
    method: 'sandbox',
    trade_no,
    transaction_no: `SB-${trade_no}`,
    way: 'page',
    expires_at: new Date(sent.getTime() + quarterHour),
  };
};

/** The same order in the books of the provider. */
export const sandboxOrder = (
  { amount_cents, refunded_cents, currency, payer_name }: NewRow<'payment'>,
  { trade_no, transaction_no, expires_at }: NewRow<'provider_order'>,
  paid_at: Date,
): NewRow<'sandbox_order'> => ({
  trade_no,
  transaction_no: transaction_no ?? trade_no,
  amount_cents,
  refunded_cents,
  currency,
  description: payer_name,
  notify_url: '',
  return_url: '',
  status: 'paid',
  paid_at,
  expires_at,
});

/** The history of a payment that the provider confirmed. */
export const onlineEvents = (
  payment_id: number,
  { declared, decided }: { declared: Date; decided: Date },
): AuditEvent[] => {
  const about = { object_type: 'payment', object_id: payment_id };
  const events = [
    { action: 'send', actor_role: 'candidate', from_state: 'created', to_state: 'pending', at: declared },
    {
      action: 'notify_success',
      actor_role: 'system',
      from_state: 'pending',
      to_state: 'confirmed',
      at: decided,
    },
  ];
  return events.map((event) => ({ ...about, ...event }));
};
