export type { Access, ClassScope, TicketPurpose } from './access.js';
export type { AccountRecord, AccountRow } from './accounts/account-record.js';
export type { ExpertInfo } from './accounts/experts/expert-info.js';
export type { GrantRequest } from './accounts/grant/grant-request.js';
export type { OwnAccount } from './accounts/own-account/fetch-own-account.js';
export type { OwnSession } from './accounts/own-account/fetch-sessions.js';
export type { Profile } from './accounts/sign-in/profile.js';
export type { CallName, InputOf, OutputOf } from './call-name.js';
export type { CertificateRow, TeacherRow } from './certificates/certificate-record.js';
export type { OwnCertificate } from './certificates/fetch-own-certificates.js';
export type { ChosenResult, RegistryPack } from './certificates/registry/registry-record.js';
export type { OddLine } from './certificates/registry/return-registry.js';
export type { OwnTeacherCertificate } from './certificates/teachers/fetch-own-teacher-certificates.js';
export type {
  ClassDraft,
  ClassRecord,
  ClassSketch,
  OpenClass,
} from './class/class-record.js';
export type { ClassStep } from './class/class-step.js';
export type { ClassPage } from './class/fetch-class-page.js';
export type { StageRecord, TimelineRecord } from './class/stage-record.js';
export type { AskedStep, StepPreview } from './class/step-record.js';
export { type Contract, contract } from './contract.js';
export type { DossierRecord } from './dossier/dossier-record.js';
export { type Endpoint, endpoint, isInQuery, searchesByHeader } from './endpoint.js';
export type { DrawnPage, EnrolPages, PageVisit } from './enrol-pages.js';
export type {
  CandidateAccountRow,
  CandidateRow,
  CandidateStep,
} from './enrolment/candidates/candidate-record.js';
export { foundPeopleMax } from './enrolment/candidates/find-people.js';
export type { FoundPerson, StandingRecord } from './enrolment/candidates/standing-record.js';
export type { DoubtKind } from './enrolment/doubt-kind.js';
export type { DoubtfulRow, Likeness, SameBy } from './enrolment/doubtful/same-person.js';
export { type DraftEntries, draftEntries } from './enrolment/draft/draft-entries.js';
export type {
  CandidateForm,
  EarlierCertificate,
  EnrolmentRow,
  KeptDocument,
  ListedEnrolment,
  ReturnReasons,
} from './enrolment/enrolment-record.js';
export type { ErasureRow } from './enrolment/erasure/erasure-record.js';
export type { MoveTarget } from './enrolment/fetch-move-targets.js';
export {
  type ImportField,
  type ImportRecord,
  type ImportRow,
  importFields,
} from './enrolment/import/import-record.js';
export type { LeftOutWhy, ReviewJob } from './enrolment/many/review-job.js';
export type { EnrolmentDetail } from './enrolment/review/fetch-enrolment-by-id.js';
export type { OwnEnrolment } from './enrolment/site/fetch-enroll-lists-by-phone.js';
export { type Envelope, type Refusal, successCode } from './envelope.js';
export { type ErrorName, errorName, errors, sessionCodes, successCodes } from './errors.js';
export type { RosterRow, SittingCounts } from './exam/check-in/fetch-report-lists.js';
export type { CheckInResult, Denial, DoorSeat, ReportRow } from './exam/check-in/report-record.js';
export type { ExamRoom, SittingRow } from './exam/exam-record.js';
export type { PapersRecord } from './exam/papers/papers-record.js';
export type { ArrangementVersion, SeatDifference } from './exam/tickets/arrangement-record.js';
export type { DayMove, WaitingMove } from './exam/tickets/day-move.js';
export type { DoorPerson } from './exam/tickets/fetch-door-kit.js';
export type { OwnTicket } from './exam/tickets/fetch-own-tickets.js';
export type { PrintRecord } from './exam/tickets/print-record.js';
export type { TicketRow, TicketSeat } from './exam/tickets/ticket-record.js';
export { type FieldError, type FieldProblem, fieldProblems, isFieldProblem } from './field-problems.js';
export { type Change, cursorShape } from './log/await-changes.js';
export type { ExportRow } from './log/exports/export-record.js';
export type { TopUpRow } from './messaging/credit/top-up-record.js';
export type { Mailing, SmsQuota, SmsRow } from './messaging/sms-record.js';
export { missingHeader, missingIn, missingText } from './missing-header.js';
export type { AnyInvoiceRow } from './money/invoices/fetch-all-invoices.js';
export type { InvoiceDetail } from './money/invoices/fetch-invoice-by-id.js';
export type { KeptTitle } from './money/invoices/fetch-invoice-titles.js';
export type { Uninvoiced } from './money/invoices/fetch-uninvoiced.js';
export type { InvoiceRow } from './money/invoices/invoice-record.js';
export type { InvoiceSheet, InvoiceSheetRow } from './money/invoices/invoice-sheet-record.js';
export type { AnyPaymentRow } from './money/payments/fetch-all-payments.js';
export type { OwnPayments } from './money/payments/fetch-own-payments.js';
export type { PaymentDetail } from './money/payments/fetch-payment-by-id.js';
export type { ReceiptRow } from './money/payments/fetch-receipt-lists.js';
export type { Gathering } from './money/payments/gathering.js';
export type { PaymentRow, RefundRecord } from './money/payments/payment-record.js';
export type { Unpaid } from './money/payments/unpaid.js';
export type {
  SettledClassRow,
  SettledMonth,
  SettlementStatement,
} from './money/settlement/fetch-settlement.js';
export type { SettlementRule } from './money/settlement/settlement-record.js';
export type { BankLine } from './money/statement/bank-line.js';
export type { BankBatch } from './money/statement/fetch-bank-batches.js';
export {
  type StatementField,
  statementField,
  type UnreadBy,
  type UnreadPart,
  unreadParts,
} from './money/statement/preview-statement.js';
export type { NoteRecord, NoteVersion } from './notes/note-record.js';
export {
  type Obstacle,
  type ObstacleName,
  type ObstacleThing,
  obstacleNames,
  obstacleThings,
  type StateOf,
} from './obstacle.js';
export type { ArticleRecord, ArticleRow } from './promotion/article-record.js';
export type { LinkRow } from './promotion/fetch-link-lists.js';
export { type Challenge, hasZeroBits, proofHeader, proofText } from './proof-of-work.js';
export type { ScoreDoubt } from './scores/absence/absence-record.js';
export type { AbsenceRow } from './scores/absence/fetch-absences.js';
export type { ScoreStep } from './scores/fetch-score-by-id.js';
export type { ScoreStatistics } from './scores/fetch-score-statistics.js';
export type { ScoreImport, ScoreLine } from './scores/import/score-import-record.js';
export type {
  OpenAmendment,
  RecheckRecord,
  ScoreCell,
  ScoreRow,
  ScoreSubject,
} from './scores/score-record.js';
export { searchHeader, searchText } from './search-header.js';
export type { PlainLook, SheetLook } from './sheet-look.js';
export { type ReadingKind, readingKinds, type SheetReading } from './sheet-reading.js';
export type { CourseRow } from './study/course-record.js';
export type { OwnCourse } from './study/learning/fetch-own-courses.js';
export type { OwnLesson } from './study/lessons/fetch-own-lessons.js';
export type { AttendanceRow, LessonRow } from './study/lessons/lesson-record.js';
export type { LearnerRow } from './study/statistics/fetch-learners.js';
export type { LearnedUnit } from './study/statistics/fetch-study-unit-stats.js';
export type { StudyStream } from './study/study-stream.js';
export type { StudyFile, StudyUnitRow } from './study/study-unit-record.js';
export type { TimelineEntry } from './timeline.js';
