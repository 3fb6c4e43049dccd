import type { PermissionClasses, Role } from '@skillcert/core';

/** A signed-in account, with the rights that hold for this request (narrowed after a role switch). */
export interface StaffSession {
  readonly session_id: number;
  readonly session_hash: Buffer;
  readonly user_id: number;
  readonly name: string;
  readonly unit_id: number | null;
  /** The effective roles. */
  readonly roles: readonly Role[];
  /** The roles the account holds, deadlines observed; never wider rights than both together. */
  readonly held_roles: readonly Role[];
  readonly permission_classes: PermissionClasses;
  readonly must_change_password: boolean;
}

/** A candidate whose phone is proven. Only records of this phone are theirs. */
export interface Candidate {
  readonly ticket_hash: Buffer;
  readonly phone: string;
  readonly phone_index: Buffer;
  readonly phone_masked: string;
}
