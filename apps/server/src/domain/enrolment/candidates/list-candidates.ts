import type { CandidateRow, OutputOf } from '@skillcert/api-client/contract';
import { waitingStates } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import { countedStates, countStates } from '../../../platform/store/count-states.js';
import type { Database } from '../../../platform/store/database.js';
import { isOneOf, pageOf, readPage } from '../../../platform/store/read-page.js';
import type { Searcher } from '../../foundation/search/matches-search.js';
import { candidateColumns } from './candidate-columns.js';
import { foundCandidates } from './found-candidates.js';

type Filters = Call<'candidate/fetchCandidateLists'>['input'];
type Found = OutputOf<'candidate/fetchCandidateLists'>;

/** The filters of the list of candidates across classes. */
export type CandidateFilters = Pick<Filters, 'search' | 'status' | 'order'>;

const inStates = ({ status }: CandidateFilters) =>
  status?.length ? isOneOf('e.status', status) : sql<boolean>`true`;

/** The rows of `enrolment e` that the filters leave. */
export const matchingCandidates = (filters: CandidateFilters, searcher: Searcher): RawBuilder<unknown> =>
  filters.search
    ? sql`${inStates(filters)} and ${foundCandidates(filters.search, searcher)}`
    : inStates(filters);

/** The sort order. A list of a single state is read from the index of the state. */
export const candidateOrder = ({ order }: CandidateFilters): RawBuilder<unknown> => {
  const direction = sql.raw(order === 'asc' ? 'asc' : 'desc');
  return sql`e.created_at ${direction}, e.enrolment_id ${direction}`;
};

/** Counts the matching rows and the waiting ones by state. A search finds few rows, so one scan counts both. */
const countsOf = (filters: CandidateFilters, searcher: Searcher): RawBuilder<Omit<Found, 'items'>> =>
  filters.search
    ? sql`
      select count(*) filter (where ${inStates(filters)})::int4 as total,
        ${countedStates('e.status', waitingStates.enrolment)} as to_do
      from enrolment e where ${foundCandidates(filters.search, searcher)}`
    : sql`
      select (select count(*) from enrolment e where ${inStates(filters)})::int4 as total,
        ${countStates('e.status', waitingStates.enrolment, sql`enrolment e where true`)} as to_do`;

const none: Omit<Found, 'items'> = { total: 0, to_do: { submitted: 0, in_review: 0, doubtful: 0 } };

/**
 * One page of the candidates of all classes, their total, and the counts of those who wait for a review. The state
 * filter does not narrow the counts.
 */
export const listCandidates = async (
  db: Kysely<Database>,
  filters: Filters,
  searcher: Searcher,
): Promise<Found> => {
  const where = matchingCandidates(filters, searcher);
  const order = candidateOrder(filters);
  const { items, count } = await readPage(db, filters, {
    // The inner query finds the page; the outer one reads whole rows for that page only.
    rows: sql<CandidateRow>`
      select ${candidateColumns}
      from (
        select e.class_id, e.enrolment_id from enrolment e where ${where} order by ${order} ${pageOf(filters)}
      ) as found
      join enrolment e on e.class_id = found.class_id and e.enrolment_id = found.enrolment_id
      join class c on c.class_id = e.class_id left join account a on a.user_id = e.reviewer_id
      order by ${order}`,
    count: countsOf(filters, searcher),
  });
  return { items, ...(count ?? none) };
};
