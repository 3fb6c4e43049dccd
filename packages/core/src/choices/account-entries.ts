/** The portals that staff sign in through. */
export const accountEntries = ['recommend', 'editor', 'expert'] as const;

/** One of {@link accountEntries}. */
export type AccountEntry = (typeof accountEntries)[number];
