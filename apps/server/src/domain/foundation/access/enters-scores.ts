import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { seesEveryClass } from '../../../platform/http/guards/class-scope.js';

/** Whether the session enters scores in a class, and not only sees what becomes of its own unit's candidates. */
export const entersScores = (caller: StaffSession, class_id: number): boolean =>
  seesEveryClass(caller) || caller.permission_classes.owner_classes.includes(class_id);
