import type { PermissionClasses } from '../access/can-use-class.js';
import type { Role } from '../access/roles.js';

/** The part of a profile that the rules of core read; the contract's has more. */
export interface SessionProfile {
  readonly user_id: number;
  /** The effective roles: one after a role switch. */
  readonly roles: readonly Role[];
  /** Every role that the account may switch to. */
  readonly held_roles: readonly Role[];
  readonly permission_classes: PermissionClasses;
  readonly show_recommend: boolean;
  readonly entry: { readonly id: string; readonly title: string };
}
