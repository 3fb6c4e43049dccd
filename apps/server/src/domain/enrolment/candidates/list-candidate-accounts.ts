import type { CandidateAccountRow } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import type { Database } from '../../../platform/store/database.js';
import { withMaskedPhone } from '../../accounts/index.js';
import type { Searcher } from '../../foundation/search/matches-search.js';
import { candidateAccountColumns, type SealedAccount } from './candidate-columns.js';
import { foundAccounts } from './found-candidates.js';

type Filters = Call<'candidate/fetchAccountLists'>['input'];
type SealedRow = SealedAccount & Pick<CandidateAccountRow, 'enrolments'>;

const filtered = ({ search, status }: Filters, searcher: Searcher) =>
  sql.join(
    [
      sql`true`,
      ...(status ? [sql`o.status = ${status}`] : []),
      ...(search ? [sql`o.candidate_id = any(array(${foundAccounts(search, searcher)}))`] : []),
    ],
    sql` and `,
  );

/**
 * One page of the accounts of candidates, and how many there are. Ids grow with time, so they give the order of
 * registration.
 */
export const listCandidateAccounts = async (
  db: Kysely<Database>,
  filters: Filters,
  searcher: Searcher,
): Promise<{ items: CandidateAccountRow[]; total: number }> => {
  const where = filtered(filters, searcher);
  const direction = sql.raw(filters.order === 'asc' ? 'asc' : 'desc');
  const [page, counted] = await Promise.all([
    sql<SealedRow>`
      select ${candidateAccountColumns},
        (select count(*)::int4 from enrolment e where e.phone_index = o.phone_index) as enrolments
      from (
        select o.candidate_id from candidate_account o where ${where}
        order by o.candidate_id ${direction} limit ${filters.limit} offset ${(filters.page - 1) * filters.limit}
      ) as found
      join candidate_account o on o.candidate_id = found.candidate_id
      order by o.candidate_id ${direction}`.execute(db),
    sql<{ total: number }>`select count(*)::int4 as total from candidate_account o where ${where}`.execute(
      db,
    ),
  ]);
  const items = page.rows.map((row) => withMaskedPhone(searcher.keyring, row));
  return { items, total: counted.rows[0]?.total ?? 0 };
};
