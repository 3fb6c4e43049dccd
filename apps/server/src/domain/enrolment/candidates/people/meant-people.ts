import { isIdCard, isMobile, normaliseIdCard, normalisePhone } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { hasName } from '../../../foundation/search/has-name.js';
import { hasIdCard } from '../../../foundation/search/id-index.js';
import type { Searcher } from '../../../foundation/search/matches-search.js';
import { pinyinKey } from '../../../foundation/search/name-pinyin.js';

/**
 * A programme chooses the shape of its numbers, but builds them of capitals, digits and dashes; a name has no digit.
 */
const looksLikeNumber = /^(?=.*\d)[a-z\d-]{2,80}$/i;

/**
 * The enrolments that a whole number belongs to, in any class: the number of an enrolment, of a ticket, even a void
 * one, or of a certificate.
 */
const numbered = (number: string) => sql`(e.class_id, e.enrolment_id) in (
  select x.class_id, x.enrolment_id from enrolment x where x.enrol_no = ${number}
  union all select t.class_id, t.enrolment_id from exam_ticket t where t.ticket_no = ${number}
  union all select k.class_id, k.enrolment_id from certificate k where k.certificate_no = ${number} and k.enrolment_id is not null)`;

/**
 * The condition on `enrolment e` for a search across classes. A whole phone or identity number matches by its blind
 * index, a whole number exactly, other text a part of a name.
 */
export const meantPeople = (search: string, { keyring, now }: Searcher): RawBuilder<unknown> => {
  const phone = normalisePhone(search);
  if (isMobile(phone)) return sql`e.phone_index = ${keyring.blindIndex('phone', phone)}`;
  const id_card = normaliseIdCard(search);
  if (isIdCard(id_card, { now })) return hasIdCard(keyring, id_card);
  if (looksLikeNumber.test(search)) return numbered(search.toUpperCase());
  const named = hasName(search);
  const key = pinyinKey(search);
  return key === undefined ? named : sql`(${named} or e.name_pinyin @> ${[key]}::text[])`;
};
