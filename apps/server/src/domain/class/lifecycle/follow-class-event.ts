import { type ClassEvent, leadsToEnrolment } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { refuseContactless } from '../contacts/refuse-contactless.js';
import { refuseIncomplete } from '../edit/refuse-incomplete.js';
import { refuseUnitless } from '../units/refuse-unitless.js';
import type { Follows, MovedByStaff } from './class-follower.js';
import { notifyCancelled } from './notify-cancelled.js';
import { openWork } from './open-work.js';

/** The actions of the class area itself, which run before those of the areas that follow it. */
const follows: Follows<MovedByStaff> = {
  submit: async (_tx, { record, services }) => refuseIncomplete(record, services.programme),
  seal_dossier: async (tx, { record: { class_id } }) => {
    const open = await openWork(tx, class_id);
    if (open) throw new Refusal('work_waiting', { values: { ...open } });
  },
  cancel: (tx, { record, reason, services }) => notifyCancelled(tx, services, { ...record, reason }),
};

/** Runs the actions that follow an event of a class, in its transaction. */
export const followClassEvent = async (
  tx: Transaction<Database>,
  event: ClassEvent,
  moved: MovedByStaff,
): Promise<void> => {
  await follows[event]?.(tx, moved);
  for (const { staff } of moved.services.classFollowers) await staff[event]?.(tx, moved);
  if (leadsToEnrolment(event)) {
    refuseContactless(moved.record);
    await refuseUnitless(tx, moved.record);
  }
};
