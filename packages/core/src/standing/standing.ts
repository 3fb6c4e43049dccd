/**
 * The stages of a candidate between enrolment and certificate:
 * - `place`: in line for a place in a full class;
 * - `review`: the enrolment is under review, or is to be corrected;
 * - `payment`: approved, and the fee has not arrived;
 * - `refund`: a refund is requested, which comes before anything else to do;
 * - `study`: paid, and the courses that the ticket waits for are not done;
 * - `ticket`: nothing is owed, and the candidate knows of no seat;
 * - `exam`: seated, up to the end of the exam;
 * - `score`: examined, and the scores are not published;
 * - `publicity`: the scores are published, and may still be objected to;
 * - `certificate`: passed, and the certificate is not issued;
 * - `done`: at the end, with a certificate or without;
 * - `ended`: not on the way any more: refused, withdrawn, moved, expired, left out of the exam, or ended with
 * the class itself.
 */
export const standingStages = [
  'place',
  'review',
  'payment',
  'refund',
  'study',
  'ticket',
  'exam',
  'score',
  'publicity',
  'certificate',
  'done',
  'ended',
] as const;

/** A place of {@link standingStages}. */
export type StandingStage = (typeof standingStages)[number];

/**
 * The party whose step comes next:
 * - `candidate`: the candidate alone;
 * - `payer`: the payer of the fee, the candidate or their unit;
 * - `desk`: the staff of the class;
 * - `clock`: it goes on by itself, with a date, with its class, or with the provider that sends money;
 * - `nobody`: there is none.
 */
export const standingWaits = ['candidate', 'payer', 'desk', 'clock', 'nobody'] as const;

/** One of {@link standingWaits}. */
export type StandingWaits = (typeof standingWaits)[number];

/** The lists of a class in which a candidate can be found by enrolment number, if the action belongs there. */
export const standingLists = [
  'candidates',
  'doubtful',
  'payments',
  'tickets',
  'roster',
  'scores',
  'certificates',
] as const;

/** A list of {@link standingLists}. */
export type StandingList = (typeof standingLists)[number];

/**
 * The standing of one enrolment, the party whose step comes next, the moment since when, and the list that shows
 * it.
 */
export interface Standing {
  readonly stage: StandingStage;
  readonly waits_for: StandingWaits;
  /** ISO 8601. */
  readonly since: string;
  readonly list: StandingList;
}
