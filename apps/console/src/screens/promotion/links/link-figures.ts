import type { LinkRow } from '@skillcert/api-client';

/** What is counted of a link, in the order in which a candidate comes to it. */
export const linkFigures = [
  'visits',
  'begun',
  'submitted',
  'approved',
  'paid',
  'certified',
] as const satisfies readonly (keyof LinkRow)[];
