import type { WordArea } from '../../../../messages/word-area.js';

/**
 * The areas of words that the history of a person needs beside its own: it has steps of everything that belongs to
 * an enrolment.
 */
export const historyAreas = [
  'standing',
  'review',
  'payments',
  'invoices',
  'exam',
  'scores',
  'certificates',
] as const satisfies readonly WordArea[];
