import type { ClassRecord } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../platform/http/calls/caller.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { classScope } from '../../platform/http/guards/class-scope.js';
import type { Database } from '../../platform/store/database.js';
import { classRecordColumns } from './class-record-columns.js';

/**
 * One class as staff see it.
 * @throws a Refusal `not_found` for a class that does not exist or that the session may not see
 */
export const findClass = async (
  db: Kysely<Database>,
  caller: StaffSession,
  class_id: number,
): Promise<ClassRecord> => {
  const { rows } = await sql<ClassRecord>`
    select ${classRecordColumns(caller)}
    from class c
    where c.class_id = ${class_id} and ${classScope(caller)}`.execute(db);
  const [record] = rows;
  if (!record) throw new Refusal('not_found');
  return record;
};
