import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Refusal, refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import { canonicalCode, recoveryHash } from './recovery-codes.js';
import { stepAt, totpOf } from './totp.js';

/** What a second factor was proven with. */
export type FactorProof = 'code' | 'recovery_code';

type Prover = Pick<Services, 'keyring' | 'now'>;

/** The step of a code of the app: the present one or a neighbour, since clocks differ. */
export const stepOfCode = (secret: Uint8Array, code: string, now: Date): number | undefined => {
  const present = stepAt(now);
  return [present, present - 1, present + 1].find((step) =>
    timingSafeEqual(Buffer.from(totpOf(secret, step)), Buffer.from(code)),
  );
};

/**
 * Uses a code of the app up: neither it nor an older one opens anything again. Of two uses at once the second finds
 * the first one's step.
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
 * Uses up a code of the account's second factor: of the app, or a recovery code.
 * @throws Refusal code_needed where none was typed, the refusal of the field `verify_code` where it opens nothing
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
  const use = isOfApp ? consumeStep : consumeRecoveryCode;
  if (!(await use(tx, services, user_id, code))) throw refuseFields({ verify_code: 'wrong_code' });
  return isOfApp ? 'code' : 'recovery_code';
};
