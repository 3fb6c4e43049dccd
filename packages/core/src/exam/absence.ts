/** The reason for an absence from a subject: marked at the sitting, or expected there and never seen. */
export const absenceCauses = ['marked', 'unseen'] as const;

/** One of {@link absenceCauses}. */
export type AbsenceCause = (typeof absenceCauses)[number];

/** The ways in which a score can contradict the marks of its sitting. */
export const presenceDoubts = ['score_of_absent', 'absence_of_present'] as const;

/** One of {@link presenceDoubts}. */
export type PresenceDoubt = (typeof presenceDoubts)[number];
