import type { Role } from '@skillcert/core';

/** Whether an account may act in a role: one it holds; `admin` takes any, `zky-admin` any but `admin`. */
export const mayTakeRole = (held: readonly Role[], role: Role): boolean =>
  held.includes(role) || held.includes('admin') || (held.includes('zky-admin') && role !== 'admin');
