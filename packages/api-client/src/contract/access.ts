import type { Role } from '@skillcert/core';

/** How a call is bound to a class: by which list of the session, and where the class id comes from. */
export interface ClassScope {
  /** `input`: the call names the class. `row`: the class of the record that the call names. */
  readonly from: 'input' | 'row';
  readonly class_type?: 'sign_up' | 'paid_in';
  readonly is_organization?: boolean;
}

/** The purpose that a phone was proven for. */
export type TicketPurpose = 'enrol' | 'login' | 'reset' | 'register';

/**
 * The access of a call. A call without this declaration keeps the server from starting.
 * - `anyone`: no session, no proof.
 * - `ticket`: a phone proven for this purpose; only records of that phone.
 * - `session`: any account that is signed in.
 * - `roles`: an account with one of the roles (admin always), and with the class in its scope where one is declared. A
 *   call of the recommendation guidance also asks for `show_recommend`.
 * - `ticket_or_roles`: the one if the caller sends a token, else the other.
 */
export type Access =
  | { readonly to: 'anyone' }
  | { readonly to: 'ticket'; readonly purpose: TicketPurpose }
  | { readonly to: 'session' }
  | {
      readonly to: 'roles';
      readonly roles: readonly Role[];
      readonly scope?: ClassScope;
      readonly show_recommend?: true;
    }
  | {
      readonly to: 'ticket_or_roles';
      readonly purpose: TicketPurpose;
      readonly roles: readonly Role[];
      readonly scope?: ClassScope;
    };

/** Experts, whether they are at work yet or not. */
export const experts = { to: 'roles', roles: ['expert', 'no-active-expert'] } as const satisfies Access;

/** Staff who may work with the registration desk of a class (docs/roles.md). */
export const registrationDesk = {
  to: 'roles',
  roles: ['zky-admin', 'recommend', 'master', 'editor', 'company'],
} as const satisfies Access;

/** Staff who may work with the money of a class. */
export const moneyDesk = {
  ...registrationDesk,
  scope: { from: 'input', class_type: 'paid_in' },
} as const satisfies Access;

/** Staff who may work with the exam of a class. */
export const examDesk = { ...registrationDesk, scope: { from: 'input' } } as const satisfies Access;

/** The candidate of the ticket, or staff who may work with the exam of the class. */
export const candidateOrExamDesk = {
  ...examDesk,
  to: 'ticket_or_roles',
  purpose: 'enrol',
} as const satisfies Access;

/** Staff who may work with the enrolments of a class as its owners. */
export const signUpDesk = {
  ...registrationDesk,
  scope: { from: 'input', class_type: 'sign_up' },
} as const satisfies Access;

/** The candidate of the payment, or staff who may work with the money of the class. */
export const candidateOrMoneyDesk = {
  ...moneyDesk,
  to: 'ticket_or_roles',
  purpose: 'enrol',
} as const satisfies Access;

/** The roles that run classes. */
export const organisers = {
  to: 'roles',
  roles: ['zky-admin', 'recommend', 'master'],
} as const satisfies Access;

/** The roles that enter and publish the scores of a class, and make its certificates. */
export const scoreDesk = { ...organisers, scope: { from: 'input' } } as const satisfies Access;

/**
 * The readers of the scores and certificates of a class: a participating unit reads those of its own candidates
 * only, and scores once they are published.
 */
export const scoreReaders = {
  ...organisers,
  scope: { from: 'input', is_organization: true },
} as const satisfies Access;

/** The candidate of the certificate, or staff who may see the results of the class. */
export const candidateOrScoreReaders = {
  ...scoreReaders,
  to: 'ticket_or_roles',
  purpose: 'enrol',
} as const satisfies Access;

/** The platform's own staff. */
export const platformStaff = { to: 'roles', roles: ['zky-admin'] } as const satisfies Access;

/** Administrators alone. */
export const administrators = { to: 'roles', roles: ['admin'] } as const satisfies Access;

/**
 * The administrators of accounts: the platform manages all of them, a recommending institution those that it
 * created.
 */
export const accountKeepers = { to: 'roles', roles: ['zky-admin', 'recommend'] } as const satisfies Access;
