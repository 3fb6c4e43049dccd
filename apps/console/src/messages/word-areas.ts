/**
 * The areas of keys that come with the screen or dialog that says them, so that the class list does not pay for what it
 * does not show. A key belongs to the area it begins with: `profile.name`.
 */
export const wordAreas = [
  'candidate',
  'candidates',
  'class.confirm',
  'class.form',
  'contact',
  'document',
  'expert',
  'forgot',
  'joint',
  'password',
  'profile',
  'reveal',
  'review',
  'setup',
  'users',
] as const;

/** An area of {@link wordAreas}. */
export type WordArea = (typeof wordAreas)[number];
