/** Why somebody counts as absent from a subject: called so at the sitting, or expected there and never seen. */
export const absenceCauses = ['marked', 'unseen'] as const;

/** One of {@link absenceCauses}. */
export type AbsenceCause = (typeof absenceCauses)[number];

/** What a score and the marks of its sitting may say against each other. */
export const presenceDoubts = ['score_of_absent', 'absence_of_present'] as const;

/** One of {@link presenceDoubts}. */
export type PresenceDoubt = (typeof presenceDoubts)[number];
