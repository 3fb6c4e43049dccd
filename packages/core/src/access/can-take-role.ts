import type { Role } from './roles.js';

/** Whether an account that holds these roles may switch to the role. */
export const canTakeRole = (held: readonly Role[], role: Role): boolean => held.includes(role);
