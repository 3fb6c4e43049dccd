export type { Access, ClassScope, TicketPurpose } from './access.js';
export { type CallName, calls } from './calls.js';
export type {
  ClassDraft,
  ClassRecord,
  OpenClass,
} from './class/class-record.js';
export type { OwnEnrolment } from './class/fetch-enroll-lists-by-phone.js';
export { type Contract, contract, type InputOf, type OutputOf } from './contract.js';
export { type Endpoint, endpoint } from './endpoint.js';
export type { CandidateForm, EnrolmentRow, ReturnReasons } from './enrolment/enrolment-record.js';
export type { EnrolmentDetail } from './enrolment/fetch-enrolment-by-id.js';
export { type Envelope, type Refusal, successCode } from './envelope.js';
export { type ErrorName, errorName, errors, sessionCodes, successCodes } from './errors.js';
export { type FieldError, type FieldProblem, fieldProblems, isFieldProblem } from './field-problems.js';
export { type Challenge, hasZeroBits, proofHeader, proofText } from './proof-of-work.js';
export type { TimelineEntry } from './timeline.js';
export type { AccountRecord, AccountRow } from './user/account-record.js';
export type { ExpertInfo } from './user/expert-info.js';
export type { OwnAccount } from './user/fetch-own-account.js';
export type { OwnSession } from './user/fetch-sessions.js';
export type { Profile } from './user/profile.js';
