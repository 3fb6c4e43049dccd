import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { seesEveryClass } from '../../../platform/http/guards/class-scope.js';

/** Whose candidates are those that staff enrol: of a unit that only takes part in the class, its own. */
export const ownUnit = (caller: StaffSession, class_id: number): number | null =>
  seesEveryClass(caller) || caller.permission_classes.owner_classes.includes(class_id)
    ? null
    : caller.unit_id;
