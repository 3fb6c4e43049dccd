/** The issuers of a candidate's identity document: the mainland, Hong Kong, Macau, Taiwan. */
export const idTypes = ['cn', 'hk', 'mo', 'tw'] as const;

/** A kind of identity document, one of {@link idTypes}; `isIdOfType` checks a number of it. */
export type IdType = (typeof idTypes)[number];

/** The genders that the resident identity number distinguishes. */
export const genders = ['female', 'male'] as const;

/** The levels of education, from the least on. */
export const educations = ['junior', 'senior', 'college', 'bachelor', 'master', 'doctor'] as const;

/** The enroller: the candidate alone, or a unit for the candidate. */
export const enrollTypes = ['individual', 'organization'] as const;

/** How a candidate prepares for the exam. */
export const studyTypes = ['online', 'onsite', 'none'] as const;
export type StudyType = (typeof studyTypes)[number];

/** Why a candidate is in doubt, in the order in which the kinds are offered. */
export const doubtKinds = [
  'same_identity',
  'identity_mismatch',
  'unreadable_photo',
  'condition_unmet',
  'other',
] as const;
export type DoubtKind = (typeof doubtKinds)[number];
