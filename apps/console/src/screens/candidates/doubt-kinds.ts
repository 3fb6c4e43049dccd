import type { DoubtKind } from '@skillcert/api-client';

/** The kinds of doubt, in the order in which they are offered. */
export const doubtKinds = [
  'same_identity',
  'identity_mismatch',
  'unreadable_photo',
  'condition_unmet',
  'other',
] as const satisfies readonly DoubtKind[];
