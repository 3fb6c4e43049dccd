import { waitingStates } from '../lifecycle/asked/waiting-work.js';
import type { ClassStatus } from '../lifecycle/class-lifecycle.js';
import type { PaymentStatus } from '../lifecycle/payment-lifecycle.js';
import { refundLifecycle } from '../lifecycle/refund-lifecycle.js';
import { holdsSeat, type ReviewStatus } from '../lifecycle/review-lifecycle.js';
import type { Standing, StandingList, StandingStage, StandingWaits } from './standing.js';
import type { StandingFacts } from './standing-facts.js';

/** The standing of a candidate if this step holds them; undefined if they are past it. */
type Step = (facts: StandingFacts) => Standing | undefined;

/** The last of some moments. */
const lastOf = (first: string, ...more: readonly (string | null | undefined)[]): string =>
  more.reduce<string>((last, at) => (at && Date.parse(at) > Date.parse(last) ? at : last), first);

const classSince = ({ class_at, review_at }: StandingFacts): string => class_at ?? review_at;

/** Since when nothing was owed any more. */
const clearedSince = ({ review_at, payment }: StandingFacts): string => lastOf(review_at, payment?.at);

const ended = (since: string): Standing => ({
  stage: 'ended',
  waits_for: 'nobody',
  since,
  list: 'candidates',
});

const refund: Step = ({ refund: asked }) => {
  if (!asked || refundLifecycle.states[asked.status].ends) return undefined;
  const isDesks = waitingStates.refund.some((each) => each === asked.status);
  return { stage: 'refund', waits_for: isDesks ? 'desk' : 'clock', since: asked.at, list: 'payments' };
};

const end: Step = (facts) => {
  const { review, review_at, class_status } = facts;
  if (review !== 'waiting' && !holdsSeat(review)) return ended(review_at);
  return class_status === 'cancelled' ? ended(classSince(facts)) : undefined;
};

type OpenReview = Exclude<ReviewStatus, 'approved' | 'refused' | 'withdrawn' | 'moved' | 'expired'>;

/** The party that each state before a decision waits for, and the list. */
const reviews: Readonly<
  Record<OpenReview, readonly [stage: StandingStage, waits_for: StandingWaits, list: StandingList]>
> = {
  waiting: ['place', 'clock', 'candidates'],
  offered: ['place', 'candidate', 'candidates'],
  submitted: ['review', 'desk', 'candidates'],
  in_review: ['review', 'desk', 'candidates'],
  returned: ['review', 'candidate', 'candidates'],
  doubtful: ['review', 'desk', 'doubtful'],
};

const isOpenReview = (review: ReviewStatus): review is OpenReview => review in reviews;

const review: Step = (facts) => {
  const { review: state, review_at } = facts;
  if (!isOpenReview(state)) return undefined;
  // Unfinished work in a past class waits for nobody.
  if (!phases[facts.class_status].reviews) return ended(classSince(facts));
  const [stage, waits_for, list] = reviews[state];
  return { stage, waits_for, since: review_at, list };
};

/** The party that a missing fee waits for, by the newest payment; other states ended without money: it is paid anew. */
const payments: { readonly [Status in PaymentStatus]?: StandingWaits } = {
  declared: 'desk',
  confirmed_late: 'desk',
  refunding: 'clock',
  // The desk releases a candidate whose fee is refunded and who still has the place.
  refunded: 'desk',
};

const payment: Step = ({ owes, collects, payment: newest, review_at }) => {
  if (!owes) return undefined;
  const waits_for = (newest && payments[newest.status]) ?? (collects ? 'payer' : 'desk');
  // The list of payments does not contain a candidate without any payment.
  const list = newest ? 'payments' : 'candidates';
  return { stage: 'payment', waits_for, since: lastOf(review_at, newest?.at), list };
};

const isSeated = ({ ticket }: StandingFacts): boolean => ticket !== null && ticket.status !== 'superseded';

const study: Step = (facts) =>
  facts.studied || !facts.needs_seat || isSeated(facts)
    ? undefined
    : { stage: 'study', waits_for: 'candidate', since: clearedSince(facts), list: 'candidates' };

/** Before the end of the enrolment nobody is seated. */
const enrolment: Step = (facts) => ({
  stage: 'ticket',
  waits_for: 'clock',
  since: clearedSince(facts),
  list: 'candidates',
});

/** A candidate who keeps every subject moves along without a seat. */
const unseated = (stage: 'ticket' | 'exam', facts: StandingFacts): Standing => ({
  stage,
  waits_for: 'clock',
  since: lastOf(clearedSince(facts), facts.class_at),
  list: 'candidates',
});

const seat: Step = (facts) => {
  if (isSeated(facts)) return undefined;
  const { ticket } = facts;
  const since = lastOf(clearedSince(facts), facts.class_at, ticket?.at);
  return { stage: 'ticket', waits_for: 'desk', since, list: ticket ? 'tickets' : 'candidates' };
};

/** A seat that is not published is known to the desk alone. */
const arrangement: Step = (facts) => {
  if (!facts.needs_seat) return unseated('ticket', facts);
  const since = lastOf(clearedSince(facts), facts.class_at, facts.ticket?.at);
  return seat(facts) ?? { stage: 'ticket', waits_for: 'desk', since, list: 'tickets' };
};

const beforeExam: Step = (facts) => {
  if (!facts.needs_seat) return unseated('exam', facts);
  const since = lastOf(classSince(facts), facts.ticket?.at);
  return seat(facts) ?? { stage: 'exam', waits_for: 'clock', since, list: 'tickets' };
};

const exam: Step = (facts) => {
  if (!facts.needs_seat) return unseated('exam', facts);
  const { door } = facts;
  const waits_for = door === 'conflict' ? 'desk' : door === 'admitted' ? 'clock' : 'candidate';
  return seat(facts) ?? { stage: 'exam', waits_for, since: classSince(facts), list: 'roster' };
};

/** A candidate who was not examined has nothing to wait for. */
const leftOut: Step = (facts) => (facts.examined ? undefined : ended(classSince(facts)));

const scores: Step = (facts) => ({
  stage: 'score',
  waits_for: 'desk',
  since: classSince(facts),
  list: 'scores',
});

const publicity: Step = (facts) => {
  const { objection_at } = facts;
  return objection_at
    ? { stage: 'publicity', waits_for: 'desk', since: objection_at, list: 'scores' }
    : { stage: 'publicity', waits_for: 'clock', since: classSince(facts), list: 'scores' };
};

const certificates: Step = (facts) => {
  const { certificate, eligible } = facts;
  if (!certificate) {
    const since = classSince(facts);
    return eligible
      ? { stage: 'certificate', waits_for: 'desk', since, list: 'certificates' }
      : { stage: 'done', waits_for: 'nobody', since, list: 'scores' };
  }
  const { status, at: since } = certificate;
  const list = 'certificates';
  if (status === 'numbered' || status === 'suspended')
    return { stage: 'certificate', waits_for: 'desk', since, list };
  return { stage: status === 'revoked' ? 'ended' : 'done', waits_for: 'nobody', since, list };
};

/** The steps that may hold an approved candidate in a state of the class, in order; the last one always applies. */
interface Phase {
  readonly steps: readonly Step[];
  /** Whether enrolments are still decided about. */
  readonly reviews: boolean;
}

const enrolling: Phase = { reviews: true, steps: [payment, study, enrolment] };
const closed: Phase = { reviews: true, steps: [payment, study, arrangement] };
const resulting = (last: Step): Phase => ({ reviews: false, steps: [leftOut, last] });

const phases: Readonly<Record<ClassStatus, Phase>> = {
  draft: enrolling,
  submitted: enrolling,
  refused: enrolling,
  approved: enrolling,
  enrolling,
  paused: enrolling,
  closed,
  arranged: { reviews: true, steps: [payment, study, beforeExam] },
  examining: { reviews: false, steps: [payment, study, exam] },
  scoring: resulting(scores),
  publicity: resulting(publicity),
  certifying: resulting(certificates),
  finished: resulting(certificates),
  archived: resulting(certificates),
  cancelled: { reviews: false, steps: [] },
};

/** The standing of a candidate: the first step that holds them, the party whose turn it is, and the moment. */
export const standingOf = (facts: StandingFacts): Standing => {
  const steps = [refund, end, review, ...phases[facts.class_status].steps];
  const held = steps.reduce<Standing | undefined>((found, step) => found ?? step(facts), undefined);
  return held ?? ended(classSince(facts));
};
