import type { CandidateRow } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Searcher } from '../enrolment/lists/matches-search.js';
import type { Call } from '../http/calls/handle.js';
import type { Database } from '../store/database.js';
import { isOneOf, pageOf, readPage } from '../store/read-page.js';
import { candidateColumns } from './candidate-columns.js';
import { foundCandidates } from './found-candidates.js';

type Filters = Call<'candidate/fetchCandidateLists'>['input'];

/** What narrows the candidates of all classes. */
export type CandidateFilters = Pick<Filters, 'search' | 'status' | 'order'>;

/** The rows of `enrolment e` that the filters leave. */
export const matchingCandidates = (
  { search, status }: CandidateFilters,
  searcher: Searcher,
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(status?.length ? [isOneOf('e.status', status)] : []),
      ...(search ? [foundCandidates(search, searcher)] : []),
    ],
    sql` and `,
  );

/** Their order; one state is read off its own index. */
export const candidateOrder = ({ order }: CandidateFilters): RawBuilder<unknown> => {
  const direction = sql.raw(order === 'asc' ? 'asc' : 'desc');
  return sql`e.created_at ${direction}, e.enrolment_id ${direction}`;
};

/** One page of the candidates of all classes, and how many there are. */
export const listCandidates = async (
  db: Kysely<Database>,
  filters: Filters,
  searcher: Searcher,
): Promise<{ items: CandidateRow[]; total: number }> => {
  const where = matchingCandidates(filters, searcher);
  const order = candidateOrder(filters);
  const { items, count } = await readPage(db, filters, {
    // The page is found first, then only its rows are read whole.
    rows: sql<CandidateRow>`
      select ${candidateColumns}
      from (
        select e.class_id, e.enrolment_id from enrolment e where ${where} order by ${order} ${pageOf(filters)}
      ) as found
      join enrolment e on e.class_id = found.class_id and e.enrolment_id = found.enrolment_id
      join class c on c.class_id = e.class_id left join account a on a.user_id = e.reviewer_id
      order by ${order}`,
    count: sql<{ total: number }>`select count(*)::int4 as total from enrolment e where ${where}`,
  });
  return { items, total: count?.total ?? 0 };
};
