import type { WordArea } from '../../../messages/words-state.js';

/** What the history of a person says beside its own words: it has steps of everything that belongs to an enrolment. */
export const historyAreas = [
  'standing',
  'review',
  'payments',
  'invoices',
  'exam',
  'certificates',
] as const satisfies readonly WordArea[];
