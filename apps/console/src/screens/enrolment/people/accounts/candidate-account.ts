import type { OutputOf } from '@skillcert/api-client';

/** The fields of a candidate's account that its card shows. */
export type CandidateAccount = OutputOf<'candidate/fetchHistory'>['accounts'][number];
