import type { EnrolmentRow } from '@skillcert/api-client/contract';
import { isIdCard, isMobile, normaliseIdCard, normalisePhone } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { candidateScope } from '../class/class-scope.js';
import { literalLike } from '../class/literal-like.js';
import type { Keyring } from '../crypto/keyring.js';
import type { StaffSession } from '../http/caller.js';
import type { Call } from '../http/handle.js';
import { Refusal } from '../http/refuse.js';
import type { Database } from '../store/database.js';
import { enrolmentRowColumns } from './enrolment-columns.js';
import { idIndexes } from './id-index.js';
import { searchGrams } from './name-grams.js';

type Filters = Call<'enrolment/fetchEnrolmentLists'>['input'];

interface Searcher {
  readonly keyring: Keyring;
  readonly now: Date;
}

// Programmes shape their numbers as they like, but out of capitals, digits and dashes; a name has no digit.
const looksLikeNumber = /^(?=.*\d)[a-z\d-]{2,32}$/i;

/** What a search means: whole phones and identity numbers by their blind index, numbers by their start, else names. */
const matches = (search: string, { keyring, now }: Searcher): RawBuilder<unknown> => {
  const phone = normalisePhone(search);
  if (isMobile(phone)) return sql`e.phone_index = ${keyring.blindIndex('phone', phone)}`;
  const id_card = normaliseIdCard(search);
  if (isIdCard(id_card, { now })) return sql`e.id_index = any(${idIndexes(keyring, id_card)}::bytea[])`;
  if (looksLikeNumber.test(search)) return sql`e.enrol_no like ${`${search.toUpperCase()}%`}`;
  return sql`(e.name_grams @> ${searchGrams(search)}::text[] and e.name ilike ${literalLike(search)})`;
};

const filtered = (caller: StaffSession, { class_id, search, status }: Filters, searcher: Searcher) =>
  sql.join(
    [
      sql`e.class_id = ${class_id}`,
      candidateScope(caller),
      ...(status?.length ? [sql`e.status = any(${status}::text[])`] : []),
      ...(search ? [matches(search, searcher)] : []),
    ],
    sql` and `,
  );

/**
 * One page of a class's candidates that the session may see, and how many there are.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listEnrolments = async (
  db: Kysely<Database>,
  caller: StaffSession,
  filters: Filters,
  searcher: Searcher,
): Promise<{ items: EnrolmentRow[]; total: number }> => {
  const where = filtered(caller, filters, searcher);
  const ascending = filters.order === 'asc';
  // The index ends in (created_at desc, enrolment_id): read forwards or backwards, the two directions differ.
  const order = sql.raw(ascending ? 'asc' : 'desc');
  const tie = sql.raw(ascending ? 'desc' : 'asc');
  const [page, counted] = await Promise.all([
    sql<EnrolmentRow>`
      select ${enrolmentRowColumns}
      from enrolment e left join account a on a.user_id = e.reviewer_id
      where ${where}
      order by ${sql.ref(`e.${filters.sort}`)} ${order}, e.enrolment_id ${tie}
      limit ${filters.limit} offset ${(filters.page - 1) * filters.limit}`.execute(db),
    sql<{ total: number }>`
      select (select count(*) from enrolment e where ${where})::int4 as total
      from class where class_id = ${filters.class_id}`.execute(db),
  ]);
  const [count] = counted.rows;
  if (!count) throw new Refusal('not_found');
  return { items: page.rows, total: count.total };
};
