import { maskAccountNumber } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { readExpertInfo } from './read-expert-info.js';

interface Account {
  readonly bank: string;
  readonly account_name: string;
  readonly account_number: string;
}

const none = { bank: '', account_name: '', account_number_enc: null, account_number_masked: '' };

/** The columns of the account for fees: unchanged (undefined), removed (null), or replaced. */
const accountColumns = (keyring: Keyring, account: Account | null | undefined) => {
  if (account === undefined) return {};
  if (account === null) return none;
  const { account_number, ...rest } = account;
  return {
    ...rest,
    account_number_enc: keyring.seal('account_number', account_number),
    account_number_masked: maskAccountNumber(account_number),
  };
};

/** Writes the caller's work profile. The audit record names the changed fields, without their values. */
export const updateExpertInfo = handle(
  'user/updateExpertInfo',
  async ({ input, caller, services, request }) => {
    const { account, ...work } = input;
    const { user_id } = caller;
    return services.store.withTx(async (tx) => {
      const at = services.now();
      const change = { ...work, ...accountColumns(services.keyring, account), updated_at: at };
      await tx
        .insertInto('expert_profile')
        .values({ user_id, ...change })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
        .execute();
      const event = { at, action: 'update_expert_info', object_type: 'account', object_id: user_id };
      await appendAudit(tx, 0, [
        { ...byStaff(caller, request), ...event, detail: { fields: Object.keys(input) } },
      ]);
      return readExpertInfo(tx, user_id);
    });
  },
);
