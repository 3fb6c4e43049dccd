/** The eight roles of the specification. */
export const roles = [
  'admin',
  'zky-admin',
  'recommend',
  'master',
  'editor',
  'company',
  'expert',
  'no-active-expert',
] as const;

/** One of the eight {@link roles}. */
export type Role = (typeof roles)[number];

const known: ReadonlySet<unknown> = new Set(roles);

/** Whether a value is one of the eight roles. */
export const isRole = (input: unknown): input is Role => known.has(input);
