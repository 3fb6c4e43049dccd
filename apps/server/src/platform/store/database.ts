import type { Insertable, Selectable, Updateable } from 'kysely';
import type { AccountRoleTable, AccountTable, AssignmentTable, UnitTable } from './tables/account-tables.js';
import type {
  AttendanceTable,
  CheckInEventTable,
  LessonMarkTable,
  LessonTable,
  LessonTeacherTable,
  SittingMarkTable,
} from './tables/attendance-tables.js';
import type { CandidateAccountTable } from './tables/candidate-tables.js';
import type { CertificateTables } from './tables/certificate-tables.js';
import type { ClassFileTable, ClassTable, ClassTables, ClassUnitTable } from './tables/class-tables.js';
import type {
  DecisionTables,
  EnrolmentDraftTable,
  EnrolmentMoveTable,
  EnrolmentTable,
  FileTable,
  LooseFileTable,
  UploadPartTable,
} from './tables/enrolment-tables.js';
import type { ErasureRequestTable } from './tables/erasure-tables.js';
import type {
  DayMoveTable,
  ExamArrangementSeatTable,
  ExamArrangementTable,
  ExamRoomTable,
  ExamSeatTable,
  ExamSittingTable,
  ExamTicketTable,
  PrintedTables,
  SittingInvigilatorTable,
} from './tables/exam-tables.js';
import type { AccountFactorTable, RecoveryCodeTable } from './tables/factor-tables.js';
import type { GrantRequestTable } from './tables/grant-tables.js';
import type { ImportPartTable, ImportRowTable, ImportTable } from './tables/import-tables.js';
import type { InvoiceTables } from './tables/invoice-tables.js';
import type {
  MailingTable,
  SmsAccountTable,
  SmsDayTable,
  SmsOptOutTable,
  SmsOrderTable,
  SmsReceiptTable,
  SmsTable,
} from './tables/mailing-tables.js';
import type {
  ExpertFileTable,
  ExpertProfileTable,
  PaymentAccountTable,
} from './tables/own-account-tables.js';
import type {
  GatheringTable,
  GroupPaymentTable,
  LedgerTable,
  NumberSeriesTable,
  PaymentTable,
  ReceiptTable,
  RefundTable,
} from './tables/payment-tables.js';
import type {
  AuditEventTable,
  AuditHeadTable,
  ChangeTable,
  InstallationTable,
  JobLeaseTable,
  SheetLayoutTable,
} from './tables/platform-tables.js';
import type {
  ProviderOrderTable,
  RefundOrderTable,
  SandboxOrderTable,
  SandboxRefundTable,
} from './tables/provider-tables.js';
import type { ScoreTables } from './tables/score-tables.js';
import type {
  IdempotencyTable,
  RateWindowTable,
  SessionTable,
  SetupTokenTable,
  TicketTable,
  VerifyCodeTable,
} from './tables/session-tables.js';
import type { ClassShareTable, SettlementRuleTable } from './tables/settlement-tables.js';
import type { BankBatchTable, BankLineTable, StatementLayoutTable } from './tables/statement-tables.js';
import type { StudyTables } from './tables/study-tables.js';
import type { WrittenTables } from './tables/written-tables.js';

export type { OpenConflict } from './tables/attendance-tables.js';
export type { PlannedFile } from './tables/class-tables.js';
export type { KeptDocument, ReviewReason } from './tables/enrolment-tables.js';
export type { ImportProblem, ImportRowState } from './tables/import-tables.js';

/** Every table of the schema, for kysely; column names are the wire names. */
export interface Database
  extends ScoreTables,
    CertificateTables,
    ClassTables,
    DecisionTables,
    InvoiceTables,
    PrintedTables,
    StudyTables,
    WrittenTables {
  installation: InstallationTable;
  unit: UnitTable;
  account: AccountTable;
  account_role: AccountRoleTable;
  assignment: AssignmentTable;
  candidate_account: CandidateAccountTable;
  session: SessionTable;
  verify_code: VerifyCodeTable;
  ticket: TicketTable;
  rate_window: RateWindowTable;
  setup_token: SetupTokenTable;
  idempotency: IdempotencyTable;
  sms: SmsTable;
  mailing: MailingTable;
  sms_account: SmsAccountTable;
  sms_order: SmsOrderTable;
  sms_day: SmsDayTable;
  sms_opt_out: SmsOptOutTable;
  sms_receipt: SmsReceiptTable;
  class: ClassTable;
  class_unit: ClassUnitTable;
  class_file: ClassFileTable;
  enrolment: EnrolmentTable;
  enrolment_draft: EnrolmentDraftTable;
  enrolment_move: EnrolmentMoveTable;
  file: FileTable;
  loose_file: LooseFileTable;
  upload_part: UploadPartTable;
  erasure_request: ErasureRequestTable;
  candidate_import: ImportTable;
  import_row: ImportRowTable;
  import_part: ImportPartTable;
  audit_head: AuditHeadTable;
  change: ChangeTable;
  audit_event: AuditEventTable;
  job_lease: JobLeaseTable;
  expert_profile: ExpertProfileTable;
  expert_file: ExpertFileTable;
  payment_account: PaymentAccountTable;
  check_in_event: CheckInEventTable;
  attendance: AttendanceTable;
  sitting_mark: SittingMarkTable;
  gathering: GatheringTable;
  payment: PaymentTable;
  group_payment: GroupPaymentTable;
  provider_order: ProviderOrderTable;
  sandbox_order: SandboxOrderTable;
  refund_order: RefundOrderTable;
  bank_batch: BankBatchTable;
  bank_line: BankLineTable;
  sheet_layout: SheetLayoutTable;
  statement_layout: StatementLayoutTable;
  sandbox_refund: SandboxRefundTable;
  refund: RefundTable;
  ledger: LedgerTable;
  number_series: NumberSeriesTable;
  receipt: ReceiptTable;
  settlement_rule: SettlementRuleTable;
  class_share: ClassShareTable;
  exam_room: ExamRoomTable;
  exam_sitting: ExamSittingTable;
  sitting_invigilator: SittingInvigilatorTable;
  exam_ticket: ExamTicketTable;
  exam_seat: ExamSeatTable;
  day_move: DayMoveTable;
  exam_arrangement: ExamArrangementTable;
  exam_arrangement_seat: ExamArrangementSeatTable;
  lesson: LessonTable;
  lesson_teacher: LessonTeacherTable;
  lesson_mark: LessonMarkTable;
  account_factor: AccountFactorTable;
  recovery_code: RecoveryCodeTable;
  grant_request: GrantRequestTable;
}

/** A row as it is read, written or changed: `Row<'class'>`, `NewRow<'class'>`, `RowChange<'class'>`. */
export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
export type RowChange<T extends keyof Database> = Updateable<Database[T]>;
