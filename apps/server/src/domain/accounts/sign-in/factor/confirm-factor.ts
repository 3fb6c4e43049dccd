import type { Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import { endSessions } from '../session/end-sessions.js';
import { stepOfCode } from './consume-factor.js';
import { countFactor } from './count-factor.js';
import { lockOwnFactor } from './own-factor.js';
import { canonicalCode, newRecoveryCodes, recoveryHash } from './recovery-codes.js';

/** The time step of a code of the secret that is still to be confirmed. */
const provenStep = async (
  tx: Transaction<Database>,
  { keyring, now }: Services,
  user_id: number,
  typed: string,
): Promise<number> => {
  const waiting = await lockOwnFactor(tx, user_id);
  if (!waiting || waiting.confirmed_at) throw new Refusal('state_changed');
  const code = canonicalCode(typed);
  const secret = keyring.openBytes(`factor ${user_id}`, waiting.secret_enc);
  const step = /^\d{6}$/.test(code) ? stepOfCode(secret, code, now()) : undefined;
  if (step === undefined) throw refuseFields({ verify_code: 'wrong_code' });
  return step;
};

/** Activates the second factor with a first code of it. Only this answer shows the recovery codes. */
export const confirmFactor = handle('user/confirmFactor', async ({ input, caller, services, request }) => {
  const { user_id, session_id: except } = caller;
  const giveBack = await countFactor(services, user_id);
  const recovery_codes = newRecoveryCodes();
  const ended = await services.store.withTx(async (tx) => {
    const at = services.now();
    const last_step = await provenStep(tx, services, user_id, input.verify_code);
    await tx
      .updateTable('account_factor')
      .set({ confirmed_at: at, last_step })
      .where('user_id', '=', user_id)
      .execute();
    const hashes = recovery_codes.map((code) => recoveryHash(services.keyring, user_id, code));
    await tx
      .insertInto('recovery_code')
      .values(hashes.map((code_hash) => ({ user_id, code_hash })))
      .execute();
    const others = await endSessions(tx, { user_id, at, why: 'factor_enrolled', except });
    const event = { at, action: 'enrol_factor', object_type: 'account', object_id: user_id };
    await appendAudit(tx, 0, [{ ...byStaff(caller, request), ...event, detail: { ended: others } }]);
    return others;
  });
  await giveBack();
  return { recovery_codes, ended };
});
