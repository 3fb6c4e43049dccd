import type { Candidate, StaffSession } from './caller.js';

/** Whether a caller of either kind is one with a session. */
export const isStaff = (caller: Candidate | StaffSession): caller is StaffSession => 'user_id' in caller;
