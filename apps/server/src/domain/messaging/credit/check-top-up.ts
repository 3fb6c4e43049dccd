import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { ProviderFailure } from '../../../platform/outbound/provider-failure.js';
import { askAboutTopUp } from './ask-about-top-up.js';
import { readCreditUnit } from './read-credit-unit.js';

/** Questions that one account may put to providers an hour. */
const questions = { name: 'check-top-up', hits: 60, seconds: 3_600 };

export const checkTopUp = handle('sms/checkTopUp', async ({ input, caller, services }) => {
  const { class_id, order_id, event } = input;
  const { db } = services.store;
  const { unit_id } = await readCreditUnit(db, class_id);
  const found = await db
    .selectFrom('sms_order')
    .select(['trade_no', 'method', 'status'])
    .where('order_id', '=', order_id)
    .where('unit_id', '=', unit_id)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  if (found.status !== 'pending') return { order_id, status: found.status };
  await takeFrom(services, questions, String(caller.user_id));
  try {
    return { order_id, status: await askAboutTopUp(services, found, { over: event === 'leave' }) };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    services.log.warn(
      { err: error, method: found.method },
      'a provider did not answer about an order of credit',
    );
    throw new Refusal('provider_unavailable');
  }
});
