export { CallError, type CallFailure, isCallError } from './call-error.js';
export type {
  CallName,
  CandidateForm,
  ClassDraft,
  ClassRecord,
  EnrolmentDetail,
  EnrolmentRow,
  ErrorName,
  ExpertInfo,
  FieldError,
  FieldProblem,
  InputOf,
  OpenClass,
  OutputOf,
  OwnAccount,
  OwnEnrolment,
  OwnSession,
  Profile,
  ReturnReasons,
  TimelineEntry,
} from './contract/index.js';
export { type CallOptions, type Client, type ClientOptions, createClient } from './create-client.js';
