import { type enrolmentColumns, type ReviewStatus, reviewLifecycle, waitingStates } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { isOneOf, pageOf } from '../../../platform/store/read-page.js';

interface Page {
  readonly page: number;
  readonly limit: number;
  readonly sort: (typeof enrolmentColumns)[number];
  readonly order: 'asc' | 'desc';
  readonly search?: string | undefined;
  readonly status?: readonly ReviewStatus[] | undefined;
}

// The lifecycle names every state once, so a list without a filter reads each index range once.
const everyState = Object.keys(reviewLifecycle.states);

type Named = 'e' | 'found';

const columnOf = ({ sort }: Pick<Page, 'sort'>, of: Named = 'e') =>
  sql.ref(`${of}.${sort === 'to_do' ? 'created_at' : sort}`);

/** The order among enrolments of one state. */
const orderInState = (page: Pick<Page, 'sort' | 'order'>, of: Named = 'e'): RawBuilder<unknown> => {
  const direction = sql.raw(page.order === 'asc' ? 'asc' : 'desc');
  // All rows of a sheet have the same moment; the ids keep the order of the sheet.
  return sql`${columnOf(page, of)} ${direction}, ${sql.ref(`${of}.enrolment_id`)} ${direction}`;
};

/** The order of a list of `enrolment e`, or of the rows `found` by {@link findPage}. */
export const orderOf = (page: Pick<Page, 'sort' | 'order'>, of: Named = 'e'): RawBuilder<unknown> =>
  page.sort === 'to_do'
    ? sql`not ${isOneOf(`${of}.status`, waitingStates.enrolment)}, ${orderInState(page, of)}`
    : orderInState(page, of);

/**
 * Finds one page of the rows of `enrolment e` that `where` leaves: their ids, and the columns of the order. The other
 * columns are read for that page only. Ordered by age, each state is read from its own range of the index and the
 * ranges are merged, because the index has no order by age across states.
 */
export const findPage = (filters: Page, where: RawBuilder<unknown>): RawBuilder<unknown> => {
  const { page, limit, sort, search, status } = filters;
  const order = orderOf(filters);
  const states: readonly string[] = status?.length ? [...new Set(status)] : everyState;
  const chosen = (condition: RawBuilder<unknown>) =>
    sql`select e.enrolment_id, e.status, ${columnOf(filters)} from enrolment e where ${where} and ${condition}`;
  const byAge = sort === 'created_at' || sort === 'to_do';
  if (search || !byAge) {
    const inStates = status?.length ? isOneOf('e.status', states) : sql`true`;
    return sql`${chosen(inStates)} order by ${order} ${pageOf(filters)}`;
  }
  const each = states.map(
    (state) =>
      sql`(${chosen(sql`e.status = ${sql.lit(state)}`)} order by ${orderInState(filters)} limit ${sql.lit(page * limit)})`,
  );
  return sql`select e.enrolment_id, e.status, e.created_at from (${sql.join(each, sql` union all `)}) as e order by ${order} ${pageOf(filters)}`;
};
