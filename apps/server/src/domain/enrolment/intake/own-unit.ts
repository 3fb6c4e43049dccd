import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { seesEveryClass } from '../../../platform/http/guards/class-scope.js';

/** The unit of the candidates that staff enrol: their own unit if it only takes part in the class, otherwise none. */
export const ownUnit = (caller: StaffSession, class_id: number): number | null =>
  seesEveryClass(caller) || caller.permission_classes.owner_classes.includes(class_id)
    ? null
    : caller.unit_id;
