/** The ratings of an account's work by the platform, the best first. */
export const workRatings = ['excellent', 'qualified', 'unqualified'] as const;

/** One of {@link workRatings}. */
export type WorkRating = (typeof workRatings)[number];

/** The duties of an account in a class. */
export const classDuties = ['owner', 'organization', 'paid_in', 'sign_in'] as const;

/** One of {@link classDuties}. */
export type ClassDuty = (typeof classDuties)[number];

/** The lists of classes that a profile carries, one for each duty, in the order of the specification. */
export const dutyLists = [
  'owner_classes',
  'organization_classes',
  'paid_in_classes',
  'sign_in_classes',
] as const;

/** The requests about an account that take two people: its role `admin`, and for an administrator two resets. */
export const grantKinds = ['grant', 'reset_password', 'reset_factor'] as const;

/** One of {@link grantKinds}. */
export type GrantKind = (typeof grantKinds)[number];

/** The decisions that a person can make about such a request; `expire` is the clock's. */
export const grantDecisions = ['approve', 'refuse', 'withdraw'] as const;
