import { isIdCard, isMobile, normaliseIdCard, normalisePhone } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { literalLike } from '../../../platform/store/sql/literal-like.js';
import { usernameKey } from '../../accounts/index.js';
import { hasName } from '../../foundation/search/has-name.js';
import { hasIdCard } from '../../foundation/search/id-index.js';
import type { Searcher } from '../../foundation/search/matches-search.js';
import { searchGrams } from '../../foundation/search/name-grams.js';

/**
 * The condition on `enrolment e` for a search across classes. A whole phone or identity number matches by its blind
 * index, other text matches a part of a name.
 */
export const foundCandidates = (search: string, { keyring, now }: Searcher): RawBuilder<unknown> => {
  const phone = normalisePhone(search);
  if (isMobile(phone)) return sql`e.phone_index = ${keyring.blindIndex('phone', phone)}`;
  const id_card = normaliseIdCard(search);
  if (isIdCard(id_card, { now })) return hasIdCard(keyring, id_card);
  return hasName(search);
};

/**
 * A query for the ids of the accounts that match a search. An identity number finds the accounts whose phone enrolled
 * it. Other text matches a part of a name or a whole account name.
 */
export const foundAccounts = (search: string, { keyring, now }: Searcher): RawBuilder<unknown> => {
  const phone = normalisePhone(search);
  if (isMobile(phone))
    return sql`select candidate_id from candidate_account where phone_index = ${keyring.blindIndex('phone', phone)}`;
  const id_card = normaliseIdCard(search);
  if (isIdCard(id_card, { now }))
    return sql`select o.candidate_id from enrolment e join candidate_account o on o.phone_index = e.phone_index
      where ${hasIdCard(keyring, id_card)}`;
  return sql`select candidate_id from candidate_account
      where name_grams @> ${searchGrams(search)}::text[] and name ilike ${literalLike(search)}
    union select candidate_id from candidate_account where username_key = ${usernameKey(search)}`;
};
