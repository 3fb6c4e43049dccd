import { type RawBuilder, sql, type Transaction } from 'kysely';
import { auditAccount } from '../../../platform/audit/audit-account.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { readHand } from '../../foundation/access/one-hand/read-hand.js';
import { prepareInitialPassword } from '../secrets/give-initial-password.js';
import { carryOut } from './carry-out.js';
import { evaluate, type GrantRow, listGrants, showGrant, stepName } from './list-grants.js';

const ofRequest = (request_id: number): RawBuilder<boolean> => sql<boolean>`g.request_id = ${request_id}`;

/**
 * Locks a request that still waits. A request that is absent, decided or expired gets the same refusal: there is
 * nothing to decide.
 */
const lockOpen = async (tx: Transaction<Database>, caller: StaffSession, request_id: number, now: Date) => {
  const open = await tx
    .selectFrom('grant_request')
    .select('request_id')
    .where('request_id', '=', request_id)
    .where('status', '=', 'requested')
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  const [row] = open ? await listGrants(tx, { caller, now, where: ofRequest(request_id) }) : [];
  if (!row) throw new Refusal('state_changed');
  return row;
};

/**
 * The state that the decision leads to.
 * @throws a Refusal if the caller may not decide it, or if its reason is missing
 */
const outcomeOf = async (tx: Transaction<Database>, now: Date, ...asked: Parameters<typeof evaluate>) => {
  const outcome = evaluate(...asked);
  if (outcome.ok) return outcome.to;
  const [caller, { requester_id, is_held }] = asked;
  if (is_held && outcome.missing.includes('another_person'))
    throw (await readHand(tx, caller, now)).refusal(requester_id);
  const onlyReason = outcome.missing.length === 1 && outcome.missing[0] === 'reason';
  throw onlyReason
    ? refuseFields({ refuse_content: 'reason_required' })
    : refuseTransition({ thing: 'grant', state: 'requested' }, outcome);
};

/** The password that an approval gives, hashed before anything is locked; undefined if none is needed. */
const prepare = async (services: Services, caller: StaffSession, request_id: number) => {
  const asked = { caller, now: services.now(), where: ofRequest(request_id) };
  const [row]: GrantRow[] = await listGrants(services.store.db, asked);
  const needsOne = row?.kind === 'reset_password' && evaluate(caller, row, 'approve', '').ok;
  return needsOne ? prepareInitialPassword(row.username) : undefined;
};

/** Decides about a request once. Of two decisions at the same time, the second finds no open request. */
export const decideGrant = handle('user/decideGrant', async ({ input, caller, services, request }) => {
  const { request_id, event, refuse_content } = input;
  const password = event === 'approve' ? await prepare(services, caller, request_id) : undefined;
  const shown = await services.store.withTx(async (tx) => {
    const at = services.now();
    const row = await lockOpen(tx, caller, request_id, at);
    const { user_id, kind } = row;
    const status = await outcomeOf(tx, at, caller, row, event, refuse_content);
    const done = event === 'approve' ? await carryOut(tx, { caller, row, at, password }) : undefined;
    await tx
      .updateTable('grant_request')
      .set({ status, open_user_id: null, decided_by: caller.user_id, decided_at: at })
      .set({ refuse_content: event === 'refuse' ? refuse_content : '' })
      .where('request_id', '=', request_id)
      .execute();
    const [after] = await listGrants(tx, { caller, now: at, where: ofRequest(request_id) });
    if (!after) throw new Refusal('state_changed');
    const detail = { request_id, ...done?.detail };
    const step = { action: stepName(event, kind), reason: refuse_content || null, detail };
    await auditAccount(tx, { caller, request, user_id, at }, step, ...(done?.steps ?? []));
    return showGrant(caller, after, at);
  });
  await password?.forgive(services);
  return { ...shown, initial_password: password?.initial_password ?? null };
});
