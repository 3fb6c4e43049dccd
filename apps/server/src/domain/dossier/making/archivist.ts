import type { StaffSession } from '../../../platform/http/calls/caller.js';

/**
 * The session that reads the lists of a dossier, to which nobody is signed in: an account that may request one runs
 * the class and sees all of it, as the platform does.
 */
export const archivist = (user_id: number): StaffSession => ({
  session_id: 0,
  session_hash: Buffer.alloc(0),
  user_id,
  name: '',
  unit_id: null,
  roles: ['zky-admin'],
  held_roles: ['zky-admin'],
  permission_classes: {
    owner_classes: [],
    organization_classes: [],
    paid_in_classes: [],
    sign_in_classes: [],
  },
  show_recommend: false,
  must_change_password: false,
  must_enrol_factor: false,
});
