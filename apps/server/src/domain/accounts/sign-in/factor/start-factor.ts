import { randomBytes } from 'node:crypto';
import { limits } from '@skillcert/core';
import { base32 } from '../../../../platform/crypto/base32.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { refuseTransition } from '../../../../platform/http/errors/refuse.js';
import { findOwnLogin } from '../find-own-login.js';
import { provePassword } from '../password/prove-password.js';
import { lockOwnFactor } from './own-factor.js';
import { totpPeriod } from './totp.js';

// RFC 4226 recommends 160 bits.
const secretBytes = 20;

const addressOf = (issuer: string, username: string, secret: string) => {
  // The address is short, because each byte makes the code harder to scan, so it has the issuer once. Blanks are %20,
  // because authenticators show a plus sign unchanged.
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=${limits.code_digits}&period=${totpPeriod}`;
  return `otpauth://totp/${encodeURIComponent(username)}?${query}`;
};

/**
 * Makes a secret for an authenticator app, which only this answer shows. It has no effect until a code of it is typed.
 */
export const startFactor = handle('user/startFactor', async ({ input, caller, services, request }) => {
  const { user_id } = caller;
  const { store, keyring, programme } = services;
  const login = await findOwnLogin(services, user_id);
  await provePassword(services, request, login, { field: 'password', password: input.password });
  const secret = randomBytes(secretBytes);
  await store.withTx(async (tx) => {
    const before = await lockOwnFactor(tx, user_id);
    if (before?.confirmed_at) throw refuseTransition({ why: 'factor_set' });
    const fresh = { secret_enc: keyring.sealBytes(`factor ${user_id}`, secret), created_at: services.now() };
    await tx
      .insertInto('account_factor')
      .values({ user_id, ...fresh })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
      .execute();
  });
  const text = base32(secret);
  return { secret: text, address: addressOf(programme.title.en, login.username, text) };
});
