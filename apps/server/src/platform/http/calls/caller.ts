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
  /** Whether the account is shown the recommendation guidance. */
  readonly show_recommend: boolean;
  readonly must_change_password: boolean;
  /**
   * A role of the account is to be used with a second factor, and there is none: nothing but enrolling one is served.
   */
  readonly must_enrol_factor: boolean;
}

/** The account that a candidate is signed in to. */
interface CandidateAccount {
  readonly session_id: number;
  readonly candidate_id: number;
  readonly username: string;
  readonly name: string;
}

/**
 * A candidate whose phone is proven, by a code or by signing in to the account of that phone. Only records of this
 * phone are theirs.
 */
export interface Candidate {
  /** Of the ticket, or of the session in its place: what was uploaded with one proof is that proof's to use. */
  readonly ticket_hash: Buffer;
  readonly phone: string;
  /** The phone, sealed: a handler that keeps it need not seal it again. */
  readonly phone_enc: Buffer;
  readonly phone_index: Buffer;
  readonly phone_masked: string;
  readonly account?: CandidateAccount;
}
