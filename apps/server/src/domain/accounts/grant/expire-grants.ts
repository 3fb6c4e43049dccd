import { grantLifecycle, transition } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { Services } from '../../../platform/services.js';
import { stepName } from './list-grants.js';

/** Ends the requests about administrators that nobody decided in time. @returns their number */
export const expireGrants = async ({ store, now }: Pick<Services, 'store' | 'now'>): Promise<number> => {
  const outcome = transition(grantLifecycle, { state: 'requested', event: 'expire', actors: ['clock'] });
  if (!outcome.ok) return 0;
  return store.withTx(async (tx) => {
    const at = now();
    const ended = await tx
      .updateTable('grant_request')
      .set({ status: outcome.to, open_user_id: null, decided_at: at })
      .where('status', '=', 'requested')
      .where('expires_at', '<=', at)
      .returning(['request_id', 'user_id', 'kind'])
      .execute();
    const by = { at, actor_role: 'clock', object_type: 'account' };
    await appendAudit(
      tx,
      0,
      ended.map(({ request_id, user_id, kind }) => ({
        ...by,
        action: stepName('expire', kind),
        object_id: user_id,
        detail: { request_id },
      })),
    );
    return ended.length;
  });
};
