import { z } from 'zod';

/** Why a candidate is in doubt, so that doubts can be told apart and looked for; what the reviewer writes says the rest. */
export const doubtKind = z.enum([
  'same_identity',
  'identity_mismatch',
  'unreadable_photo',
  'condition_unmet',
  'other',
]);

export type DoubtKind = z.infer<typeof doubtKind>;
