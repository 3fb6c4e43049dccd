import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../../platform/http/guards/take-from.js';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import type { Row } from '../../../../platform/store/database.js';
import { type AskedOrder, askProvider } from '../online/ask-provider.js';

/** Questions to providers that one phone may ask per hour. */
const questions = { name: 'check-own-payment', hits: 60, seconds: 3_600 };

type Found = AskedOrder & Pick<Row<'payment'>, 'status'>;

/** A payment that a unit makes for many cannot be asked about or given up by a candidate. */
export const checkOwnPayment = handle('payment/checkOwnPayment', async ({ input, caller, services }) => {
  const { payment_id, class_id, event } = input;
  const { rows } = await sql<Found>`
    select o.trade_no, o.method, p.status
    from provider_order o
    join payment p on p.class_id = o.class_id and p.payment_id = o.payment_id
    join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    where o.class_id = ${class_id} and o.payment_id = ${payment_id} and e.phone_index = ${caller.phone_index}
      and p.group_id is null`.execute(services.store.db);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  if (found.status !== 'pending') return { payment_id, status: found.status };
  await takeFrom(services, questions, caller.phone_index.toString('base64url'));
  try {
    return { payment_id, status: await askProvider(services, found, { over: event === 'leave' }) };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    services.log.warn({ err: error, method: found.method }, 'a provider did not answer about an order');
    throw new Refusal('provider_unavailable');
  }
});
