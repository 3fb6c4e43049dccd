import type { StaffSession } from '../../../platform/http/calls/caller.js';

/** The session as it is once the class is its own: its lists were read before the class existed. */
export const asOwner = (caller: StaffSession, class_id: number): StaffSession => ({
  ...caller,
  permission_classes: {
    ...caller.permission_classes,
    owner_classes: [...caller.permission_classes.owner_classes, class_id],
  },
});
