import { type ReviewStatus, reviewLifecycle } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import { isOneOf, pageOf } from '../store/read-page.js';

interface Page {
  readonly page: number;
  readonly limit: number;
  readonly sort: 'created_at' | 'updated_at' | 'enrol_no';
  readonly order: 'asc' | 'desc';
  readonly search?: string | undefined;
  readonly status?: readonly ReviewStatus[] | undefined;
}

// The lifecycle names every state once.
const everyState = Object.keys(reviewLifecycle.states);

/** The order of a list of `enrolment e`. */
export const orderOf = ({ sort, order }: Pick<Page, 'sort' | 'order'>): RawBuilder<unknown> => {
  const ascending = order === 'asc';
  // The index ends in (created_at desc, enrolment_id): read forwards or backwards, the two directions differ.
  return sql`${sql.ref(`e.${sort}`)} ${sql.raw(ascending ? 'asc' : 'desc')}, e.enrolment_id ${sql.raw(ascending ? 'desc' : 'asc')}`;
};

/**
 * The ids of one page of the rows of `enrolment e` that `where` leaves: the rest of the rows is read for those alone. By age the states are
 * read side by side, each off the index that begins with it, since together they have no order there.
 */
export const findPage = (filters: Page, where: RawBuilder<unknown>): RawBuilder<unknown> => {
  const { page, limit, sort, search, status } = filters;
  const order = orderOf(filters);
  const states: readonly string[] = status?.length ? [...new Set(status)] : everyState;
  const chosen = (condition: RawBuilder<unknown>) =>
    sql`select e.enrolment_id, ${sql.ref(`e.${sort}`)} from enrolment e where ${where} and ${condition}`;
  if (search || sort !== 'created_at') {
    const inStates = status?.length ? isOneOf('e.status', states) : sql`true`;
    return sql`${chosen(inStates)} order by ${order} ${pageOf(filters)}`;
  }
  const each = states.map(
    (state) =>
      sql`(${chosen(sql`e.status = ${sql.lit(state)}`)} order by ${order} limit ${sql.lit(page * limit)})`,
  );
  return sql`select e.enrolment_id, e.created_at from (${sql.join(each, sql` union all `)}) as e order by ${order} ${pageOf(filters)}`;
};
