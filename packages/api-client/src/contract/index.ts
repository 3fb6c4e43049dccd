export type { Access, ClassScope, TicketPurpose } from './access.js';
export type { CallName, InputOf, OutputOf } from './call-name.js';
export type { CandidateAccountRow, CandidateRow, CandidateStep } from './candidate/candidate-record.js';
export type { ErasureRow } from './candidate/erasure-record.js';
export { foundPeopleMax } from './candidate/find-people.js';
export type { FoundPerson, StandingRecord } from './candidate/standing-record.js';
export type { CertificateRow, TeacherRow } from './certificate/certificate-record.js';
export type { OwnCertificate } from './certificate/fetch-own-certificates.js';
export type { OwnTeacherCertificate } from './certificate/fetch-own-teacher-certificates.js';
export type { ChosenResult, RegistryPack } from './certificate/registry-record.js';
export type { OddLine } from './certificate/return-registry.js';
export type {
  ClassDraft,
  ClassRecord,
  ClassSketch,
  OpenClass,
} from './class/class-record.js';
export type { ClassStep } from './class/class-step.js';
export type { OwnEnrolment } from './class/fetch-enroll-lists-by-phone.js';
export type { RosterRow, SittingCounts } from './class/fetch-report-lists.js';
export type { CheckInResult, Denial, DoorSeat, ReportRow } from './class/report-record.js';
export { type Contract, contract } from './contract.js';
export type { OwnLesson } from './course/fetch-own-lessons.js';
export type { AttendanceRow, LessonRow } from './course/lesson-record.js';
export type { DossierRecord } from './dossier/dossier-record.js';
export { type Endpoint, endpoint, isInQuery, searchesByHeader } from './endpoint.js';
export type { DoubtKind } from './enrolment/doubt-kind.js';
export { type DraftEntries, draftEntries } from './enrolment/draft-entries.js';
export {
  type CandidateForm,
  type EarlierCertificate,
  type EnrolmentRow,
  formParts,
  type KeptDocument,
  type ListedEnrolment,
  type ReturnReasons,
} from './enrolment/enrolment-record.js';
export type { EnrolmentDetail } from './enrolment/fetch-enrolment-by-id.js';
export type { MoveTarget } from './enrolment/fetch-move-targets.js';
export {
  type ImportField,
  type ImportRecord,
  type ImportRow,
  importFields,
} from './enrolment/import-record.js';
export type { LeftOutWhy, ReviewJob } from './enrolment/review-job.js';
export type { DoubtfulRow, Likeness, SameBy } from './enrolment/same-person.js';
export { type Envelope, type Refusal, successCode } from './envelope.js';
export { type ErrorName, errorName, errors, sessionCodes, successCodes } from './errors.js';
export type { ExamRoom, SittingRow } from './exam/exam-record.js';
export type { PapersRecord } from './exam/papers-record.js';
export { type FieldError, type FieldProblem, fieldProblems, isFieldProblem } from './field-problems.js';
export type { AnyInvoiceRow } from './invoice/fetch-all-invoices.js';
export type { InvoiceDetail } from './invoice/fetch-invoice-by-id.js';
export type { KeptTitle } from './invoice/fetch-invoice-titles.js';
export type { InvoiceRow } from './invoice/invoice-record.js';
export type { InvoiceSheet, InvoiceSheetRow } from './invoice/invoice-sheet-record.js';
export { type Change, cursorShape } from './log/await-changes.js';
export type { ExportRow } from './log/export-record.js';
export { missingHeader, missingIn, missingText } from './missing-header.js';
export type { NoteRecord, NoteVersion } from './note/note-record.js';
export {
  type Obstacle,
  type ObstacleName,
  type ObstacleThing,
  obstacleNames,
  obstacleThings,
  type StateOf,
} from './obstacle.js';
export type { BankLine } from './payment/bank-line.js';
export type { AnyPaymentRow } from './payment/fetch-all-payments.js';
export type { OwnPayments } from './payment/fetch-own-payments.js';
export type { PaymentDetail } from './payment/fetch-payment-by-id.js';
export type { ReceiptRow } from './payment/fetch-receipt-lists.js';
export type { Gathering } from './payment/gathering.js';
export type { PaymentRow, RefundRecord } from './payment/payment-record.js';
export { type StatementField, statementField } from './payment/preview-statement.js';
export type { Unpaid } from './payment/unpaid.js';
export type { ArticleRecord, ArticleRow } from './promotion/article-record.js';
export type { LinkRow } from './promotion/fetch-link-lists.js';
export { type Challenge, hasZeroBits, proofHeader, proofText } from './proof-of-work.js';
export type { ScoreDoubt } from './score/absence-record.js';
export type { AbsenceRow } from './score/fetch-absences.js';
export type { ScoreStep } from './score/fetch-score-by-id.js';
export type { ScoreStatistics } from './score/fetch-score-statistics.js';
export type { ScoreImport, ScoreLine } from './score/score-import-record.js';
export type {
  OpenAmendment,
  RecheckRecord,
  ScoreCell,
  ScoreRow,
  ScoreSubject,
} from './score/score-record.js';
export { searchHeader, searchText } from './search-header.js';
export type { SettledClassRow, SettledMonth, SettlementStatement } from './settlement/fetch-settlement.js';
export type { SettlementRule } from './settlement/settlement-record.js';
export type { SheetLook } from './sheet-look.js';
export { type ReadingKind, readingKinds, type SheetReading } from './sheet-reading.js';
export type { Mailing, SmsQuota, SmsRow } from './sms/sms-record.js';
export type { TopUpRow } from './sms/top-up-record.js';
export type { StageRecord, TimelineRecord } from './stage/stage-record.js';
export type { AskedStep, StepPreview } from './stage/step-record.js';
export type { CourseRow } from './study/course-record.js';
export type { LearnerRow } from './study/fetch-learners.js';
export type { LearnedUnit } from './study/fetch-study-unit-stats.js';
export type { OwnCourse } from './study/own/fetch-own-courses.js';
export type { StudyStream } from './study/study-stream.js';
export type { StudyFile, StudyUnitRow } from './study/study-unit-record.js';
export type { ArrangementVersion, SeatDifference } from './ticket/arrangement-record.js';
export type { DayMove, WaitingMove } from './ticket/day-move.js';
export type { DoorPerson } from './ticket/fetch-door-kit.js';
export type { OwnTicket } from './ticket/fetch-own-tickets.js';
export type { PrintRecord } from './ticket/print-record.js';
export type { TicketRow, TicketSeat } from './ticket/ticket-record.js';
export type { TimelineEntry } from './timeline.js';
export type { AccountRecord, AccountRow } from './user/account-record.js';
export type { ExpertInfo } from './user/expert-info.js';
export type { OwnAccount } from './user/fetch-own-account.js';
export type { OwnSession } from './user/fetch-sessions.js';
export type { GrantRequest } from './user/grant-request.js';
export type { Profile } from './user/profile.js';
