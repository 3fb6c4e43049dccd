/** The issuers of a candidate's identity document: the mainland, Hong Kong, Macau, Taiwan. */
export const idTypes = ['cn', 'hk', 'mo', 'tw'] as const;

/** A kind of identity document, one of {@link idTypes}; `isIdOfType` checks a number of it. */
export type IdType = (typeof idTypes)[number];

/** The genders that the resident identity number distinguishes. */
export const genders = ['female', 'male'] as const;

/** The levels of education, from the least on. */
export const educations = ['junior', 'senior', 'college', 'bachelor', 'master', 'doctor'] as const;
