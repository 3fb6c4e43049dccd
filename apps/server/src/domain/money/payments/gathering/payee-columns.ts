import { maskAccountNumber } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { Keyring } from '../../../../platform/crypto/keyring.js';
import type { Call } from '../../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';

type Payee = Call<'payment/saveGathering'>['input']['payee'];

interface Known {
  /** The unit of the class. */
  readonly unit_id: number | null;
  /** Whether the class has a payee already. */
  readonly has_payee: boolean;
}

/** A number is sealed for its field and not for a place, so that of a unit opens in a class too. */
const unitColumns = async (tx: Transaction<Database>, unit_id: number | null) => {
  const found = await tx
    .selectFrom('payment_account')
    .select(['bank', 'account_name', 'account_number_enc', 'account_number_masked'])
    .where('unit_id', '=', unit_id)
    .executeTakeFirst();
  if (!found) throw refuseFields({ payee: 'not_offered' });
  return found;
};

/**
 * The columns that a chosen payee changes; none where it stays.
 * @throws a Refusal naming `payee`: required where there is none to keep, not_offered where the unit has given none
 */
export const payeeColumns = async (
  tx: Transaction<Database>,
  payee: Payee,
  { unit_id, has_payee }: Known,
  keyring: Keyring,
) => {
  switch (payee.from) {
    case 'kept':
      if (!has_payee) throw refuseFields({ payee: 'required' });
      return {};
    case 'unit':
      return unitColumns(tx, unit_id);
    case 'entered':
      return {
        bank: payee.bank,
        account_name: payee.account_name,
        account_number_enc: keyring.seal('account_number', payee.account_number),
        account_number_masked: maskAccountNumber(payee.account_number),
      };
  }
};
