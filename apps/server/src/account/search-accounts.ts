import { isMobile, normalisePhone } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { literalLike } from '../class/literal-like.js';
import type { Keyring } from '../crypto/keyring.js';
import { searchGrams } from '../enrolment/name-grams.js';
import { usernameKey } from '../user/username-key.js';

const byName = (search: string) =>
  sql`select user_id from account where name_grams @> ${searchGrams(search)}::text[] and name ilike ${literalLike(search)}`;

const byUnit = (search: string) =>
  sql`select m.user_id from unit n join account m on m.unit_id = n.unit_id
    where n.name_grams @> ${searchGrams(search)}::text[] and n.com_name ilike ${literalLike(search)}`;

// An account name is letters and digits, so nothing in it means more than itself to LIKE.
const byUsername = (search: string) =>
  sql`select user_id from account where username_key like ${`${usernameKey(search)}%`}`;

/** The ids of the accounts that a search means: a whole phone, the beginning of an account name, a part of a name or of a unit's. */
export const foundAccounts = (keyring: Keyring, search: string): RawBuilder<unknown> => {
  const phone = normalisePhone(search);
  if (isMobile(phone))
    return sql`select user_id from account where phone_index = ${keyring.blindIndex('phone', phone)}`;
  const parts = [byName(search), byUnit(search)];
  if (/^[a-z\d]+$/i.test(usernameKey(search))) parts.push(byUsername(search));
  return sql.join(parts, sql` union `);
};
