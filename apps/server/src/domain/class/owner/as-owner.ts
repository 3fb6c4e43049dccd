import type { StaffSession } from '../../../platform/http/calls/caller.js';

/** The session with a new class among its own. Its lists were read before the class existed. */
export const asOwner = (caller: StaffSession, class_id: number): StaffSession => ({
  ...caller,
  permission_classes: {
    ...caller.permission_classes,
    owner_classes: [...caller.permission_classes.owner_classes, class_id],
  },
});
