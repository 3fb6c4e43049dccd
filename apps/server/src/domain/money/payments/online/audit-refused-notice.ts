import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import { networkOf } from '../../../../platform/http/guards/network-of.js';
import { takeFrom } from '../../../../platform/http/guards/take-from.js';
import type { NoticeFault } from '../../../../platform/outbound/notice-refused.js';
import type { Services } from '../../../../platform/services.js';
import type { OnlineMethod } from '../../provider/payment-provider.js';

/** Refused notices that one network may leave in the trail a minute: a forger must not fill it. */
const traces = { name: 'refused-notice', hits: 60, seconds: 60 };

interface RefusedNotice {
  readonly method: OnlineMethod;
  readonly fault: NoticeFault;
  readonly address: string;
  readonly request_id: string;
}

/** Writes into the platform's trail that something claimed to come from a provider, and why it was not believed. */
export const auditRefusedNotice = async (
  services: Pick<Services, 'store' | 'now'>,
  { method, fault, address, request_id }: RefusedNotice,
): Promise<void> => {
  try {
    await takeFrom(services, traces, networkOf(address));
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  await services.store.withTx((tx) =>
    appendAudit(tx, 0, [
      {
        at: services.now(),
        actor_role: 'system',
        address,
        request_id,
        action: 'notice_refused',
        object_type: 'provider',
        object_id: method,
        reason: fault,
      },
    ]),
  );
};
