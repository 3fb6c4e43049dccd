import { type ImportEvent, type ImportStatus, importLifecycle, transition } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database, Row } from '../../../platform/store/database.js';
import { type Looking, ownImports } from './show-import.js';

/** The facts of an import that a decision about it needs. */
export type LockedImport = Omit<
  Row<'candidate_import'>,
  'asked_as' | 'session_hash' | 'address' | 'request_id' | 'language'
>;

/**
 * Locks an import of the caller for a change.
 * @throws a Refusal `not_found`, also for one of another account or class
 */
export const lockImport = async (
  tx: Transaction<Database>,
  looking: Pick<Looking, 'caller' | 'now'>,
  { class_id, import_id }: { readonly class_id: number; readonly import_id: number },
): Promise<LockedImport> => {
  const { rows } = await sql<LockedImport>`
    select i.* from candidate_import i
    where i.class_id = ${class_id} and i.import_id = ${import_id} and ${ownImports(looking)} for update`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return found;
};

/**
 * The state that an event of the caller leads to.
 * @throws a Refusal `transition_refused` if the lifecycle does not allow the event
 */
export const nextStatus = (
  { caller }: Pick<Looking, 'caller'>,
  { status }: Pick<LockedImport, 'status'>,
  event: ImportEvent,
  given: readonly string[] = [],
): ImportStatus => {
  const outcome = transition(importLifecycle, { state: status, event, actors: caller.roles, given });
  if (!outcome.ok) throw refuseTransition({ thing: 'import', state: status }, outcome);
  return outcome.to;
};
