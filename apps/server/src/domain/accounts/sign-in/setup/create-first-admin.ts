import { timingSafeEqual } from 'node:crypto';
import { isAccountName, normaliseUsername } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { sha256 } from '../../../../platform/crypto/sha256.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../../platform/http/errors/refuse.js';
import { takeFromAddress } from '../../../../platform/http/guards/limit-address.js';
import type { Database } from '../../../../platform/store/database.js';
import { hashPassword } from '../password/hash-password.js';
import { passwordProblem } from '../password/password-problem.js';
import { usernameKey } from '../username-key.js';

const perAddress = { name: 'setup', hits: 20, seconds: 3_600 };

/** Consumes the link. All open links are locked first, so that of two simultaneous uses the second finds an account. */
const consumeSetupToken = async (tx: Transaction<Database>, secret: string, now: Date) => {
  const open = await tx
    .selectFrom('setup_token')
    .select(['token_hash', 'expires_at'])
    .where('used_at', 'is', null)
    .orderBy('token_hash')
    .forUpdate()
    .execute();
  const hash = sha256(secret);
  const fits = open.some(
    ({ token_hash, expires_at }) => timingSafeEqual(token_hash, hash) && now < expires_at,
  );
  const account = await tx.selectFrom('account').select('user_id').limit(1).executeTakeFirst();
  if (!fits || account) throw new Refusal('not_found');
  await tx.updateTable('setup_token').set({ used_at: now }).where('used_at', 'is', null).execute();
};

/** Creates the first administrator with the one-time link that an empty start printed. */
export const createFirstAdmin = handle('user/createFirstAdmin', async ({ input, services, request }) => {
  await takeFromAddress(services, perAddress, request.address);
  const username = normaliseUsername(input.username);
  if (!isAccountName(username)) throw refuseFields({ username: 'invalid_username' });
  const problem = passwordProblem('staff', input.password, username);
  if (problem) throw refuseFields({ password: problem });
  const password_hash = await hashPassword(input.password);
  return services.store.withTx(async (tx) => {
    const at = services.now();
    await consumeSetupToken(tx, input.setup_token, at);
    const { user_id } = await tx
      .insertInto('account')
      .values({
        username,
        username_key: usernameKey(username),
        name: input.name,
        password_hash,
        status: 'approved',
      })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('account_role').values({ user_id, role: 'admin' }).execute();
    await appendAudit(tx, 0, [
      {
        at,
        user_id,
        actor_role: 'admin',
        address: request.address,
        action: 'create_first_admin',
        object_type: 'account',
        object_id: user_id,
        to_state: 'approved',
        request_id: request.request_id,
      },
    ]);
    return { user_id };
  });
});
