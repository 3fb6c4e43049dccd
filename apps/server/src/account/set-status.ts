import { accountLifecycle, transition } from '@skillcert/core';
import { handle } from '../http/handle.js';
import { Refusal, refuseFields } from '../http/refuse.js';
import { endSessions } from '../user/end-sessions.js';
import { auditAccount } from './audit-account.js';
import { findAccountRecord } from './find-account-record.js';
import { lockForeignAccount } from './lock-account.js';

type Asked = Pick<Parameters<typeof transition>[1], 'state' | 'actors'> & {
  readonly status: string;
  readonly reason: string;
};

/** The step of the lifecycle that leads from the state to the wanted one. */
const stepTo = ({ state, status, actors, reason }: Asked) => {
  const row = accountLifecycle.transitions.find(({ from, to }) => from === state && to === status);
  if (!row) throw new Refusal('transition_refused');
  const given = reason ? ['reason'] : [];
  const outcome = transition(accountLifecycle, { state, event: row.event, actors, given });
  if (outcome.ok) return row;
  if (outcome.why === 'missing_requirement') throw refuseFields({ refuse_content: 'reason_required' });
  throw new Refusal('transition_refused');
};

/** Moves an account through its lifecycle. Whoever may no longer sign in is signed out at once. */
export const setStatus = handle('user/setStatus', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { user_id, status, refuse_content: reason } = input;
    const { status: from, ...account } = await lockForeignAccount(tx, caller, user_id);
    const { event, to } = stepTo({ state: from, status, actors: caller.roles, reason });
    const at = services.now();
    await tx
      .updateTable('account')
      .set({ status: to, refuse_content: reason })
      .where('user_id', '=', account.user_id)
      .execute();
    if (to !== 'approved') await endSessions(tx, { user_id, at, why: 'administrator' });
    const step = { action: event, from_state: from, to_state: to, reason: reason || null };
    await auditAccount(tx, { caller, request, user_id, at }, step);
    return findAccountRecord(tx, services.keyring, user_id);
  }),
);
