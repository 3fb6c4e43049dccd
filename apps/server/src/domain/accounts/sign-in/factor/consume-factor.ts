import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Refusal, refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import { canonicalCode, recoveryHash } from './recovery-codes.js';
import { stepAt, totpOf } from './totp.js';

/** The kind of code that proved a second factor. */
export type FactorProof = 'code' | 'recovery_code';

type Prover = Pick<Services, 'keyring' | 'now'>;

/**
 * The time step of a code of the app: the present one or a neighbour, because clocks differ. Undefined if none matches.
 */
export const stepOfCode = (secret: Uint8Array, code: string, now: Date): number | undefined => {
  const present = stepAt(now);
  return [present, present - 1, present + 1].find((step) =>
    timingSafeEqual(Buffer.from(totpOf(secret, step)), Buffer.from(code)),
  );
};

/**
 * Consumes a code of the app: neither it nor an older one is accepted again. Of two uses at the same time, the second
 * finds the step of the first.
 */
const consumeStep = async (
  tx: Transaction<Database>,
  { keyring, now }: Prover,
  user_id: number,
  code: string,
): Promise<boolean> => {
  const factor = await tx
    .selectFrom('account_factor')
    .select('secret_enc')
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const secret = factor && keyring.openBytes(`factor ${user_id}`, factor.secret_enc);
  const step = secret && stepOfCode(secret, code, now());
  if (step === undefined) return false;
  const used = await tx
    .updateTable('account_factor')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
};

const consumeRecoveryCode = async (
  tx: Transaction<Database>,
  { keyring }: Prover,
  user_id: number,
  code: string,
): Promise<boolean> => {
  const used = await tx
    .deleteFrom('recovery_code')
    .where('user_id', '=', user_id)
    .where('code_hash', '=', recoveryHash(keyring, user_id, code))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
};

/**
 * Consumes a code of the account's second factor: a code of the app, or a recovery code.
 * @throws Refusal code_needed if none was typed, or the refusal of the field `verify_code` if the code is wrong
 */
export const consumeFactor = async (
  tx: Transaction<Database>,
  services: Prover,
  user_id: number,
  typed: string,
): Promise<FactorProof> => {
  const code = canonicalCode(typed);
  if (code === '') throw new Refusal('code_needed');
  const isOfApp = /^\d{6}$/.test(code);
  const consume = isOfApp ? consumeStep : consumeRecoveryCode;
  if (!(await consume(tx, services, user_id, code))) throw refuseFields({ verify_code: 'wrong_code' });
  return isOfApp ? 'code' : 'recovery_code';
};
