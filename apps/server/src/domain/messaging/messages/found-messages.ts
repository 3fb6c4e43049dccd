import { isMobile, normalisePhone } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { matchesSearch, type Searcher } from '../../foundation/search/matches-search.js';

/**
 * The messages `sms s` of a class that a search matches: those to the candidates whom it finds, automatic ones to
 * each one's current phone, and all to exactly the typed phone.
 */
export const foundMessages = (class_id: number, search: string, searcher: Searcher): RawBuilder<unknown> => {
  const ofPeople = (column: 'enrolment_id' | 'phone_index') => sql`(
    select ${sql.ref(`e.${column}`)} from enrolment e where e.class_id = ${class_id} and ${matchesSearch(search, searcher)})`;
  const phone = normalisePhone(search);
  const toPhone = isMobile(phone)
    ? sql` or s.phone_index = ${searcher.keyring.blindIndex('phone', phone)}`
    : sql``;
  return sql`(s.enrolment_id in ${ofPeople('enrolment_id')}
    or (s.enrolment_id is null and s.phone_index in ${ofPeople('phone_index')})${toPhone})`;
};
