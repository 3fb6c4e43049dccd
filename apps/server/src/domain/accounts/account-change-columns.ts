import { normalisePhone } from '@skillcert/core';
import type { Keyring } from '../../platform/crypto/keyring.js';
import type { RowChange } from '../../platform/store/database.js';
import type { AccountChanges } from './check-account-fields.js';

const phoneColumns = (keyring: Keyring, typed: string) => {
  const phone = normalisePhone(typed);
  return phone === ''
    ? { phone_enc: null, phone_index: null }
    : { phone_enc: keyring.seal('phone', phone), phone_index: keyring.blindIndex('phone', phone) };
};

/** The columns of `account` for the fields that were sent. An empty e-mail or phone becomes null. */
export const accountChangeColumns = (
  keyring: Keyring,
  { roles: _roles, unit: _unit, phone, email, ...rest }: AccountChanges,
): RowChange<'account'> => ({
  ...rest,
  ...(email !== undefined && { email: email || null }),
  ...(phone !== undefined && phoneColumns(keyring, phone)),
});
