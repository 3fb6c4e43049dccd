import { type RawBuilder, sql } from 'kysely';
import { isOneOf } from './read-page.js';

/** How many of the rows that are aggregated are in each of these states, as a JSON object. */
export const countedStates = (column: string, states: readonly string[]): RawBuilder<unknown> =>
  sql`json_build_object(${sql.join(
    states.map(
      (state) => sql`${sql.lit(state)}, count(*) filter (where ${sql.ref(column)} = ${sql.lit(state)})`,
    ),
  )})`;

/**
 * How many of some rows are in each of these states, as a JSON object of the statement around it. `from` ends in a condition that further ones
 * are added to.
 */
export const countStates = (
  column: string,
  states: readonly string[],
  from: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  select ${countedStates(column, states)} from ${from} and ${isOneOf(column, states)})`;
