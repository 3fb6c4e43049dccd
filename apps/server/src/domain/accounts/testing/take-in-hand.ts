import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { Services } from '../../../platform/services.js';

/** Writes the trail of a password reset: the two accounts no longer count as two people. */
export const takeInHand = async (
  services: Pick<Services, 'store' | 'now'>,
  { by, on }: { readonly by: number; readonly on: number },
): Promise<void> => {
  const act = { at: services.now(), user_id: by, actor_role: 'zky-admin', action: 'reset_init_pwd' };
  await services.store.withTx((tx) =>
    appendAudit(tx, 0, [{ ...act, object_type: 'account', object_id: on }]),
  );
};
