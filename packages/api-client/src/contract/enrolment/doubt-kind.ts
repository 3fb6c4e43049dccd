import { z } from 'zod';

/** The kind of a doubt, so that doubts can be distinguished and searched; the reviewer's text has the details. */
export const doubtKind = z.enum([
  'same_identity',
  'identity_mismatch',
  'unreadable_photo',
  'condition_unmet',
  'other',
]);

export type DoubtKind = z.infer<typeof doubtKind>;
