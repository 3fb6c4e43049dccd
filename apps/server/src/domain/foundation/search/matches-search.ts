import {
  isIdCard,
  isMobile,
  normaliseIdCard,
  normalisePhone,
  normaliseScan,
  numberInScan,
} from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { hasName } from './has-name.js';
import { hasIdCard } from './id-index.js';

/** The context of a search: the key of blind indexes, and the rule of valid dates. */
export interface Searcher {
  readonly keyring: Keyring;
  readonly now: Date;
}

// Programmes shape their numbers as they like, but out of capitals, digits and dashes; a name has no digit.
const looksLikeNumber = /^(?=.*\d)[a-z\d-]{2,32}$/i;

// Byte by byte, which the index of numbers goes by; LIKE finds no index where its pattern is a parameter.
const beginsWith = (start: string) =>
  sql`(e.enrol_no ~>=~ ${start} and e.enrol_no ~<~ ${`${start}\u{10ffff}`})`;

/**
 * The meaning of a search of `enrolment e`: whole phones and identity numbers by their blind index, numbers by their
 * start, else names.
 * `numbered` says whose number begins so, where a list knows people by others than the enrolment number.
 */
export const matchesSearch = (
  search: string,
  { keyring, now }: Searcher,
  numbered: (start: string) => RawBuilder<unknown> = beginsWith,
): RawBuilder<unknown> => {
  const phone = normalisePhone(search);
  if (isMobile(phone)) return sql`e.phone_index = ${keyring.blindIndex('phone', phone)}`;
  const id_card = normaliseIdCard(search);
  if (isIdCard(id_card, { now })) return hasIdCard(keyring, id_card);
  const number = numberInScan(normaliseScan(search));
  if (looksLikeNumber.test(number)) return numbered(number);
  return hasName(search);
};
