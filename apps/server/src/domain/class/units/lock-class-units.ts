import { type ClassStatus, classLifecycle, eventsFrom } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { Refusal, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../platform/store/database.js';

/**
 * Whether the units of a joint class may change: as long as the class may be cancelled. Later its money has been
 * settled by the shares.
 */
const mayChange = (status: ClassStatus, { roles }: StaffSession) =>
  eventsFrom(classLifecycle, status, roles).some(({ event }) => event === 'cancel');

/** A joint class whose units are about to change. */
export interface LockedClass {
  readonly capacity: number;
  readonly enroll_end: Date | null;
  readonly waiting: number;
  /** Whether the places of its units are kept for them. */
  readonly keeps_quotas: boolean;
}

/**
 * Locks a joint class. Seats are given out under the same lock.
 * @throws a Refusal: not_found, transition_refused for a class that is not joint, or class_state if its units may not
 * change any more
 */
export const lockClassUnits = async (
  tx: Transaction<Database>,
  caller: StaffSession,
  class_id: number,
): Promise<LockedClass> => {
  const { rows } = await sql<LockedClass & { class_type: number; status: ClassStatus }>`
    select class_type, status, capacity, enroll_end, waiting,
      quotas_kept_until is not null and quotas_returned_at is null as keeps_quotas
    from class where class_id = ${class_id} for no key update`.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  if (found.class_type !== 1) throw refuseTransition({ why: 'not_joint' });
  if (!mayChange(found.status, caller)) throw refuseClass(found.status);
  return found;
};

/**
 * Moves a locked joint class to its next version.
 * @throws a Refusal `state_changed` if its editor saw another version
 */
export const nextVersion = async (
  tx: Transaction<Database>,
  { class_id, updated_at }: { readonly class_id: number; readonly updated_at: string },
  now: Date,
): Promise<void> => {
  const changed = await tx
    .updateTable('class')
    .set({ updated_at: now })
    .where('class_id', '=', class_id)
    // The wire carries milliseconds.
    .where(sql`date_trunc('milliseconds', updated_at)`, '=', new Date(updated_at))
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Refusal('state_changed');
};
