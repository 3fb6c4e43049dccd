import {
  accountLifecycle,
  amendmentLifecycle,
  articleLifecycle,
  certificateLifecycle,
  checkInLifecycle,
  courseLifecycle,
  erasureLifecycle,
  grantLifecycle,
  importLifecycle,
  invoiceLifecycle,
  mailingLifecycle,
  paymentLifecycle,
  recheckLifecycle,
  refundLifecycle,
  registryLifecycle,
  reviewLifecycle,
  scoreLifecycle,
  ticketLifecycle,
} from '@skillcert/core';

/**
 * The records whose state may be an obstacle to a step. The state of a class has a refusal of its own,
 * `class_state`.
 */
export const obstacleThings = {
  account: accountLifecycle,
  amendment: amendmentLifecycle,
  article: articleLifecycle,
  certificate: certificateLifecycle,
  check_in: checkInLifecycle,
  course: courseLifecycle,
  erasure: erasureLifecycle,
  grant: grantLifecycle,
  import: importLifecycle,
  invoice: invoiceLifecycle,
  mailing: mailingLifecycle,
  payment: paymentLifecycle,
  recheck: recheckLifecycle,
  refund: refundLifecycle,
  registry: registryLifecycle,
  review: reviewLifecycle,
  score: scoreLifecycle,
  ticket: ticketLifecycle,
} as const;

/** A thing of {@link obstacleThings}. */
export type ObstacleThing = keyof typeof obstacleThings;

/** The states of a thing. */
export type StateOf<Thing extends ObstacleThing> = keyof (typeof obstacleThings)[Thing]['states'] & string;

/** Obstacles to a step that are not a state of a record. */
export const obstacleNames = [
  'candidates_meet',
  'erasure_obstructed',
  'factor_set',
  'fee_due',
  'fee_open',
  'line_of_payment',
  'line_of_refund',
  'held_by_another',
  'invigilators_meet',
  'job_runs',
  'keeps_subjects',
  'money_follows',
  'move_waits',
  'no_free_seat',
  'no_seats',
  'no_tickets',
  'none_to_certify',
  'none_to_issue',
  'not_approved',
  'not_apt',
  'not_by_group',
  'not_by_role',
  'not_by_transfer',
  'not_claimed',
  'not_joint',
  'not_online',
  'not_onsite',
  'not_own_request',
  'nothing_by_rule',
  'nothing_frozen',
  'nothing_left',
  'nothing_rejected',
  'nothing_runs',
  'nothing_to_enter',
  'nothing_to_freeze',
  'nothing_to_pack',
  'nothing_to_resend',
  'pack_lapsed',
  'platform_pays',
  'quotas_returned',
  'refund_asked',
  'replaced_gone',
  'replacement_waits',
  'rest_online',
  'rest_pending',
  'room_small',
  'rooms_meet',
  'scores_open',
  'scores_stand',
  'seat_given',
  'seat_taken',
  'seats_published',
  'sitting_over',
  'sittings_inside',
  'stage_over',
  'study_open',
  'ticket_issued',
  'ticket_void',
  'tickets_seated',
] as const;

/** A name of {@link obstacleNames}. */
export type ObstacleName = (typeof obstacleNames)[number];

type Standing = {
  readonly [Thing in ObstacleThing]: { readonly thing: Thing; readonly state: StateOf<Thing> };
}[ObstacleThing];

/** The obstacle to a step: a record in its state, or a named matter with its count. It names no person and no id. */
export type Obstacle = Standing | { readonly why: ObstacleName; readonly count?: number };
