import { isMobile, normalisePhone } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { searchGrams } from '../../foundation/search/name-grams.js';
import { usernameKey } from '../sign-in/username-key.js';

// A value behind a select is unknown to every plan, so the one that is kept costs no more than one made for the value.
const grams = (search: string) => sql`(select ${searchGrams(search)}::text[])`;
const pattern = (search: string) => sql`(select ${literalLike(search)})`;

const byName = (search: string) =>
  sql`select user_id from account where name_grams @> ${grams(search)} and name ilike ${pattern(search)}`;

const byUnit = (search: string) =>
  sql`select m.user_id from unit n join account m on m.unit_id = n.unit_id
    where n.name_grams @> ${grams(search)} and n.com_name ilike ${pattern(search)}`;

/**
 * Names are letters and digits, all before `{`. As a range, since no plan but that of one value finds LIKE in an
 * index.
 */
const byUsername = (search: string) => {
  const from = usernameKey(search);
  return sql`select user_id from account where username_key ~>=~ ${from} and username_key ~<~ ${`${from}{`}`;
};

/**
 * The ids of the accounts that a search means: a whole phone, the beginning of an account name, a part of a name or of
 * a unit's.
 */
export const foundAccounts = (keyring: Keyring, search: string): RawBuilder<unknown> => {
  const phone = normalisePhone(search);
  if (isMobile(phone))
    return sql`select user_id from account where phone_index = ${keyring.blindIndex('phone', phone)}`;
  const parts = [byName(search), byUnit(search)];
  if (/^[a-z\d]+$/i.test(usernameKey(search))) parts.push(byUsername(search));
  return sql.join(parts, sql` union `);
};
