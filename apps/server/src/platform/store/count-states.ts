import { limits } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';

const { to_do_count_max: most } = limits;

/**
 * How many of the rows that are aggregated are in each of these states, `to_do_count_max` at most, as a JSON object.
 */
export const countedStates = (column: string, states: readonly string[]): RawBuilder<unknown> =>
  sql`json_build_object(${sql.join(
    states.map(
      (state) =>
        sql`${sql.lit(state)}, least(count(*) filter (where ${sql.ref(column)} = ${sql.lit(state)}), ${sql.lit(most)})`,
    ),
  )})`;

/**
 * How many of some rows are in each of these states, as a JSON object of the statement around it; each is counted by
 * itself, so that an index by state need not be read further than `to_do_count_max`. `from` ends in a condition that
 * further ones are added to.
 */
export const countStates = (
  column: string,
  states: readonly string[],
  from: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`json_build_object(${sql.join(
    states.map(
      (state) => sql`${sql.lit(state)}, (
        select count(*) from (select from ${from} and ${sql.ref(column)} = ${sql.lit(state)} limit ${sql.lit(most)}) as few)`,
    ),
  )})`;
