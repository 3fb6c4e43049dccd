import { limits } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Database } from '../../../platform/store/database.js';
import { type ClassFilters, classOrder, matchingClasses } from './list-classes.js';
import type { ListClock } from './list-clock.js';

/**
 * The ids of the classes that the filters leave, in the order of the list: at most one more than an export may have.
 */
export const findMatchingIds = async (
  db: Kysely<Database>,
  caller: StaffSession,
  filters: ClassFilters,
  clock: ListClock,
): Promise<number[]> => {
  const { rows } = await sql<{ class_id: number }>`
    select c.class_id from class c where ${matchingClasses(caller, filters, clock)}
    order by ${classOrder(filters)} limit ${limits.export_rows_max + 1}`.execute(db);
  return rows.map(({ class_id }) => class_id);
};
