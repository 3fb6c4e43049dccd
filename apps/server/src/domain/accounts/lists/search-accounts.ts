import { isMobile, normalisePhone } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { searchGrams } from '../../foundation/search/name-grams.js';
import { usernameKey } from '../sign-in/username-key.js';

// A value in a subselect is unknown to the planner, so the cached plan costs no more than one made for the value.
const grams = (search: string) => sql`(select ${searchGrams(search)}::text[])`;
const pattern = (search: string) => sql`(select ${literalLike(search)})`;

const byName = (search: string) =>
  sql`select user_id from account where name_grams @> ${grams(search)} and name ilike ${pattern(search)}`;

const byUnit = (search: string) =>
  sql`select m.user_id from unit n join account m on m.unit_id = n.unit_id
    where n.name_grams @> ${grams(search)} and n.com_name ilike ${pattern(search)}`;

/**
 * Account names are letters and digits, all of which sort before `{`. A range uses the index in every plan; LIKE uses
 * it only in a plan that is made for one value.
 */
const byUsername = (search: string) => {
  const from = usernameKey(search);
  return sql`select user_id from account where username_key ~>=~ ${from} and username_key ~<~ ${`${from}{`}`;
};

/**
 * The ids of the accounts that match a search: a whole phone, the beginning of an account name, or a part of a person's
 * or a unit's name.
 */
export const foundAccounts = (keyring: Keyring, search: string): RawBuilder<unknown> => {
  const phone = normalisePhone(search);
  if (isMobile(phone))
    return sql`select user_id from account where phone_index = ${keyring.blindIndex('phone', phone)}`;
  const parts = [byName(search), byUnit(search)];
  if (/^[a-z\d]+$/i.test(usernameKey(search))) parts.push(byUsername(search));
  return sql.join(parts, sql` union `);
};
