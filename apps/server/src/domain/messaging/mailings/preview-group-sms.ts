import { handle } from '../../../platform/http/calls/handle.js';
import { readBalance } from '../credit/read-balance.js';
import { readQuota } from '../credit/sms-day.js';
import { planMailing } from './plan-mailing.js';

export const previewGroupSms = handle('sms/previewGroupSms', async ({ input, caller, services }) => {
  const { db } = services.store;
  const { klass, recipients, left_out, segments, needs_release, sample } = await planMailing(db, {
    caller,
    services,
    order: input,
  });
  const [quota, balance_cents] = await Promise.all([
    readQuota(db, services, klass.unit_id),
    readBalance(db, klass.unit_id),
  ]);
  return {
    recipients: recipients.length,
    left_out,
    segments,
    cost_cents: segments * quota.segment_cents,
    quota,
    balance_cents,
    needs_release,
    sample,
  };
});
