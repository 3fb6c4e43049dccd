/** The lists of people, by their names in the address. */
export const peopleViews = ['enrolments', 'accounts', 'erasures', 'exports'] as const;

/** A list of {@link peopleViews}. */
export type PeopleView = (typeof peopleViews)[number];
