import type { LinkRow } from '@skillcert/api-client';

/** The counts of a link, in the order of a candidate's steps. */
export const linkFigures = [
  'visits',
  'begun',
  'submitted',
  'approved',
  'paid',
  'certified',
] as const satisfies readonly (keyof LinkRow)[];
