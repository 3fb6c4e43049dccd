import type { Insertable, Selectable, Updateable } from 'kysely';
import type { AccountRoleTable, AccountTable, AssignmentTable, UnitTable } from './tables/account-tables.js';
import type { ClassTable, ClassUnitTable } from './tables/class-tables.js';
import type { EnrolmentTable, FileTable, SmsTable } from './tables/enrolment-tables.js';
import type { JobLeaseTable } from './tables/job-tables.js';
import type {
  ExpertFileTable,
  ExpertProfileTable,
  PaymentAccountTable,
} from './tables/own-account-tables.js';
import type { AuditEventTable, AuditHeadTable, InstallationTable } from './tables/platform-tables.js';
import type {
  IdempotencyTable,
  RateWindowTable,
  SessionTable,
  SetupTokenTable,
  TicketTable,
  VerifyCodeTable,
} from './tables/session-tables.js';

export type { ReviewReason } from './tables/enrolment-tables.js';

/** Every table of the schema, for kysely; column names are the wire names. */
export interface Database {
  installation: InstallationTable;
  unit: UnitTable;
  account: AccountTable;
  account_role: AccountRoleTable;
  assignment: AssignmentTable;
  session: SessionTable;
  verify_code: VerifyCodeTable;
  ticket: TicketTable;
  rate_window: RateWindowTable;
  setup_token: SetupTokenTable;
  idempotency: IdempotencyTable;
  sms: SmsTable;
  class: ClassTable;
  class_unit: ClassUnitTable;
  enrolment: EnrolmentTable;
  file: FileTable;
  audit_head: AuditHeadTable;
  audit_event: AuditEventTable;
  job_lease: JobLeaseTable;
  expert_profile: ExpertProfileTable;
  expert_file: ExpertFileTable;
  payment_account: PaymentAccountTable;
}

/** A row as it is read, written or changed: `Row<'class'>`, `NewRow<'class'>`, `RowChange<'class'>`. */
export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
export type RowChange<T extends keyof Database> = Updateable<Database[T]>;
