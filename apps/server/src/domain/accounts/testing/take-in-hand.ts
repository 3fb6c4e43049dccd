import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { Services } from '../../../platform/services.js';

/** Leaves the trail of an account whose password somebody reset: they are no second person beside each other. */
export const takeInHand = async (
  services: Pick<Services, 'store' | 'now'>,
  { by, on }: { readonly by: number; readonly on: number },
): Promise<void> => {
  const act = { at: services.now(), user_id: by, actor_role: 'zky-admin', action: 'reset_init_pwd' };
  await services.store.withTx((tx) =>
    appendAudit(tx, 0, [{ ...act, object_type: 'account', object_id: on }]),
  );
};
