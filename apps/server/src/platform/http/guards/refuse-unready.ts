import type { StaffSession } from '../calls/caller.js';
import { Refusal } from '../errors/refuse.js';

/** Refuses a session that has to change its initial password, or to enrol its second factor, before anything else. */
export const refuseUnready = ({
  must_change_password,
  must_enrol_factor,
}: Pick<StaffSession, 'must_change_password' | 'must_enrol_factor'>): void => {
  if (must_change_password) throw new Refusal('must_change_password');
  if (must_enrol_factor) throw new Refusal('must_enrol_factor');
};
