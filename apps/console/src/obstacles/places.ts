import type {
  ErrorName,
  ObstacleName,
  ObstacleThing,
  OutputOf,
  PrintRecord,
  StepPreview,
} from '@skillcert/api-client';
import type { OpenMatter } from '@skillcert/core';
import type { RouteId } from '../routes.js';

/** A place that resolves an obstacle. */
export interface Place {
  readonly route: RouteId;
  /** The filters of the list in the address. */
  readonly filter?: Readonly<Record<string, string>>;
  /** The filter of the list that takes the state of the thing. */
  readonly by_state?: string;
  /** The class is opened in the list of all classes. */
  readonly opens_class?: true;
}

const candidates = (status: string): Place => ({ route: 'applicants-lists', filter: { status } });
const results = (status: string): Place => ({ route: 'exam-scores', filter: { view: 'results', status } });
const certificates = (status: string): Place => ({ route: 'certificate-lists', filter: { status } });
const theClass: Place = { route: 'class-lists', opens_class: true };
const seats: Place = { route: 'ticket' };
const sittings = (filter: Place['filter'] = {}): Place => ({
  route: 'exam-lists',
  filter: { view: 'sittings', ...filter },
});
const scores: Place = { route: 'exam-scores' };
const payments: Place = { route: 'applicants-payments' };
const unpaid: Place = { route: 'applicants-payments', filter: { show: 'unpaid' } };

/** The obstacles, and the places where each is dealt with; null if no place does so. */
export const placeOf = {
  // A thing in its state.
  account: null, // Each kind of account has a list of its own, and the refusal does not say which.
  amendment: results('proposed'),
  article: { route: 'promotion' },
  certificate: { route: 'certificate-lists', by_state: 'status' },
  check_in: { route: 'report' },
  course: { route: 'study-course-lists' },
  erasure: { route: 'applicants-all', filter: { view: 'erasures' } },
  grant: { route: 'user-recommend' },
  import: { route: 'applicants-lists' },
  invoice: { route: 'applicants-invoices', by_state: 'status' },
  mailing: { route: 'sms-index' },
  payment: { route: 'applicants-payments', by_state: 'status' },
  recheck: results('recheck'),
  refund: { route: 'applicants-payments', by_state: 'refund' },
  registry: { route: 'certificate-lists', by_state: 'registry' },
  review: { route: 'applicants-lists', by_state: 'status' },
  score: { route: 'exam-scores', filter: { view: 'results' }, by_state: 'status' },
  ticket: seats,

  // Matters that are open before a class moves on.
  to_review: candidates('submitted,in_review'),
  returned: candidates('returned'),
  doubtful: { route: 'applicants-undetermined' },
  unpaid,
  without_seat: seats,
  without_invigilator: sittings({ attended: 'nobody' }),
  door_conflicts: { route: 'report', filter: { show: 'conflict' } },
  day_moves: seats,
  unmarked: { route: 'report' },
  scores_of_absent: scores,
  absences_of_present: scores,
  payments,
  refunds: payments,
  invoices: { route: 'applicants-invoices' },
  mailings: { route: 'sms-index' },
  scores: { route: 'exam-scores', filter: { view: 'results' } },

  // An obstacle with a name.
  candidates_meet: sittings(),
  factor_set: { route: 'profile-index' },
  fee_due: unpaid,
  fee_open: unpaid,
  // The line itself offers its payment.
  line_of_payment: null,
  line_of_refund: null,
  invigilators_meet: sittings(),
  job_runs: { route: 'applicants-lists' },
  money_follows: payments,
  move_waits: seats,
  no_free_seat: seats,
  no_seats: seats,
  no_tickets: seats,
  not_approved: { route: 'applicants-lists' },
  not_joint: theClass,
  not_online: theClass,
  not_onsite: theClass,
  nothing_frozen: results('agreed'),
  nothing_to_enter: { route: 'exam-scores', filter: { view: 'entry' } },
  nothing_to_freeze: { route: 'exam-scores', filter: { view: 'entry' } },
  nothing_to_pack: certificates('numbered'),
  pack_lapsed: { route: 'certificate-lists' },
  refund_asked: { route: 'applicants-payments', filter: { refund: 'requested' } },
  replaced_gone: certificates('numbered'),
  replacement_waits: certificates('numbered'),
  rest_online: payments,
  rest_pending: payments,
  room_small: { route: 'exam-lists', filter: { view: 'rooms' } },
  rooms_meet: sittings(),
  scores_open: { route: 'exam-scores', filter: { view: 'entry' } },
  scores_stand: scores,
  seat_given: seats,
  seat_taken: seats,
  seats_published: seats,
  sittings_inside: sittings(),
  study_open: { route: 'study-unit-lists' },
  ticket_issued: seats,
  ticket_void: seats,
  tickets_seated: seats,
  // The erasure request names each enrolment itself, and they are of several classes.
  erasure_obstructed: null,
  // Another person has to act, and no list of one's own shows it.
  held_by_another: null,
  not_by_role: null,
  not_own_request: null,
  // The button for it is beside the refused one.
  not_claimed: null,
  // Nothing waits there, so there is nothing to correct.
  none_to_certify: null,
  none_to_issue: null,
  nothing_rejected: null,
  nothing_to_resend: null,
  // It is final: nothing resolves it.
  keeps_subjects: null,
  not_apt: null,
  not_by_group: null,
  not_by_transfer: null,
  nothing_by_rule: null,
  nothing_left: null,
  nothing_runs: null,
  platform_pays: null,
  quotas_returned: null,
  sitting_over: null,
  stage_over: null,
} as const satisfies Record<ObstacleName | ObstacleThing | OpenMatter, Place | null>;

type HoldsStep = NonNullable<StepPreview['blocked_by']>;

/** Refusals with a name of their own, and the place that resolves each. All that hold a step of a class are here. */
export const placeOfRefusal: Partial<Record<ErrorName, Place | null>> = {
  amount_differs: payments,
  certificate_stands: certificates('valid'),
  certificates_waiting: certificates('numbered'),
  class_state: theClass,
  contact_missing: { route: 'contact' },
  decision_paid: payments,
  decision_seated: seats,
  dossier_missing: theClass,
  doubts_open: scores,
  enrolment_over: theClass,
  invoice_live: { route: 'applicants-invoices' },
  lesson_marked: { route: 'course-sign' },
  nobody_seated: seats,
  not_eligible: certificates('numbered'),
  part_paid: unpaid,
  quotas_over: { route: 'jclass' },
  refund_open: payments,
  // A published score is changed by two people, where it stands.
  scores_published: results('published'),
  sms_balance: { route: 'sms-recharge' },
  still_paid: payments,
  study_empty: { route: 'study-unit-lists' },
  unit_has_candidates: { route: 'applicants-lists' },
  units_missing: { route: 'jclass' },
  work_waiting: theClass,
  ...({
    certificates_begun: { route: 'certificate-lists' },
    payee_missing: { route: 'gathering' },
    people_admitted: { route: 'report' },
    scores_entered: scores,
    // They are kept in other classes.
    scores_kept_elsewhere: null,
    scores_waiting: scores,
  } satisfies Record<HoldsStep, Place | null>),
};

type LeftOut = OutputOf<'enrolment/fetchReviewJob'>['left_out']['items'][number]['why'];

/** The place that resolves why a decision about many left an enrolment out. */
export const placeOfLeftOut: Partial<Record<LeftOut, Place>> = {
  closed: theClass,
  paid: payments,
  seated: seats,
};

/** The place that resolves why papers could not be made: their photos are those of the candidates. */
export const placeOfFault: Record<NonNullable<PrintRecord['fault']>, Place> = {
  failed: { route: 'applicants-lists' },
};
