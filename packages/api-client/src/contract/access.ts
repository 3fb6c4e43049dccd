import type { Role } from '@skillcert/core';

/** How a call is bound to a class: by which list of the session, and where the class id comes from. */
export interface ClassScope {
  /** `input`: the call names the class. `row`: the class of the record that the call names. */
  readonly from: 'input' | 'row';
  readonly class_type?: 'sign_up' | 'paid_in';
  readonly is_organization?: boolean;
}

/** What a proven phone was proven for. */
export type TicketPurpose = 'enrol' | 'login' | 'reset' | 'register';

/**
 * Who may make a call. A call without this declaration keeps the server from starting.
 * - `anyone`: no session, no proof.
 * - `ticket`: a phone proven for this purpose; only records of that phone.
 * - `session`: any account that is signed in.
 * - `roles`: an account with one of the roles (admin always), and with the class in its scope where one is declared.
 */
export type Access =
  | { readonly to: 'anyone' }
  | { readonly to: 'ticket'; readonly purpose: TicketPurpose }
  | { readonly to: 'session' }
  | { readonly to: 'roles'; readonly roles: readonly Role[]; readonly scope?: ClassScope };

/** Experts, whether they are at work yet or not. */
export const experts = { to: 'roles', roles: ['expert', 'no-active-expert'] } as const satisfies Access;

/** Staff who may work with the registration desk of a class (screens.md, "Who sees what"). */
export const registrationDesk = {
  to: 'roles',
  roles: ['zky-admin', 'recommend', 'master', 'editor', 'company'],
} as const satisfies Access;

/** The platform's own staff. */
export const platformStaff = { to: 'roles', roles: ['zky-admin'] } as const satisfies Access;

/** Who administers accounts: the platform all of them, a recommending institution those that it created. */
export const accountKeepers = { to: 'roles', roles: ['zky-admin', 'recommend'] } as const satisfies Access;
