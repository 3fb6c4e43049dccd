export {
  type ClassDuty,
  classDuties,
  dutyLists,
  type GrantKind,
  grantDecisions,
  grantKinds,
  type WorkRating,
  workRatings,
} from './account-choices.js';
export { type AccountEntry, accountEntries } from './account-entries.js';
export { classDates, eventsLettingIn, linkStates } from './class-choices.js';
export { classColumns } from './class-columns.js';
export {
  type DecisionObstacle,
  decisionObstacles,
  endedReviews,
  erasureDecisions,
  formParts,
  importOffers,
  type ReviewJobEvent,
  type ReviewJobState,
  reviewJobEvents,
  reviewJobStates,
  staffReviewEvents,
  type UnapprovedReason,
  type UndecidedReason,
  type UndoableDecision,
  unapprovedReasons,
  undecidedReasons,
  undoableDecisions,
} from './enrolment-choices.js';
export {
  dayMoveKinds,
  registryAnswerFields,
  scoreEachFields,
  scoreOwnerFields,
  shownAtDoor,
  undecidedAtDoor,
} from './exam-choices.js';
export {
  accountColumns,
  courseColumns,
  courseUnitColumns,
  courseUnitStatsColumns,
  enrolmentColumns,
  learnerColumns,
  moneyColumns,
  teacherColumns,
} from './list-columns.js';
export { type MailingFault, mailingDecisions, mailingFaults } from './messaging-choices.js';
export {
  endedRefunds,
  invoiceSheetFields,
  type LedgerKind,
  ledgerKinds,
  type MatchRule,
  matchReasons,
  matchRules,
  nonFeeKinds,
  type OrderState,
  orderStates,
  paymentDecisions,
  type RefundOrigin,
  refundDecisions,
  refundOrigins,
  settlementViews,
  statementFields,
  uninvoicedOutcomes,
} from './money-choices.js';
export { learnerStates, shownLessons } from './study-choices.js';
