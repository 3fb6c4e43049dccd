import type { OutputOf } from '@skillcert/api-client';

/** An account of a candidate, as far as its card shows it. */
export type CandidateAccount = OutputOf<'candidate/fetchHistory'>['accounts'][number];
