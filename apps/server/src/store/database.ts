import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable, Updateable } from 'kysely';

/** timestamptz: read as Date, written as Date or ISO text. */
type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantNow = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** jsonb: read as a value, written as JSON text, because `pg` turns a JS array into a PostgreSQL array. */
type Json<T extends object> = ColumnType<T, string | undefined, string>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface InstallationTable {
  only_row: Generated<boolean>;
  key_check: Buffer;
  created_at: InstantNow;
}

interface UnitTable {
  unit_id: Generated<number>;
  com_name: string;
  com_code: Maybe<string>;
  organization_category: Generated<string>;
  com_type_category: Generated<string>;
  pi_name: Generated<string>;
  pi_phone: Generated<string>;
  pi_email: Generated<string>;
  pi_qr: Generated<string>;
}

interface AccountTable {
  user_id: Generated<number>;
  username: string;
  username_key: string;
  name: Generated<string>;
  avatar: Generated<string>;
  introduction: Generated<string>;
  password_hash: Maybe<string>;
  must_change_password: Generated<boolean>;
  phone_enc: Maybe<Buffer>;
  phone_index: Maybe<Buffer>;
  email: Maybe<string>;
  status: Generated<'pending' | 'approved' | 'refused' | 'frozen'>;
  refuse_content: Generated<string>;
  rate_status: Generated<string>;
  entry: Generated<'' | 'recommend' | 'editor' | 'expert'>;
  unit_id: Maybe<number>;
  editor_deadline: MaybeInstant;
  recommend_deadline: MaybeInstant;
  expert_deadline: MaybeInstant;
  expert_assign_limit: Maybe<number>;
  score_type: Generated<string>;
  show_recommend: Generated<boolean>;
  created_by: Maybe<number>;
  created_at: InstantNow;
}

interface AccountRoleTable {
  user_id: number;
  role: string;
}

interface AssignmentTable {
  user_id: number;
  class_id: number;
  duty: 'owner' | 'organization' | 'paid_in' | 'sign_in';
}

interface SessionTable {
  session_id: number;
  token_hash: Buffer;
  sid_hash: Maybe<Buffer>;
  user_id: number;
  created_at: InstantNow;
  last_seen_at: InstantNow;
  expires_at: Instant;
  ended_at: MaybeInstant;
  ended_why: Maybe<'logout' | 'other_login' | 'administrator' | 'password_changed' | 'expired'>;
  user_agent: Generated<string>;
  address: Generated<string>;
}

interface VerifyCodeTable {
  purpose: string;
  phone_index: Buffer;
  class_id: Generated<number>;
  code_hash: Buffer;
  tries_left: number;
  requested_by: Buffer;
  sent_at: InstantNow;
  expires_at: Instant;
}

interface TicketTable {
  ticket_hash: Buffer;
  purpose: string;
  phone_enc: Buffer;
  phone_index: Buffer;
  class_id: Generated<number>;
  expires_at: Instant;
  used_at: MaybeInstant;
}

interface RateWindowTable {
  key: string;
  window_start: Instant;
  hits: Generated<number>;
}

interface SetupTokenTable {
  token_hash: Buffer;
  expires_at: Instant;
  used_at: MaybeInstant;
}

interface IdempotencyTable {
  owner: string;
  key: string;
  call: string;
  request_hash: Buffer;
  answer: JSONColumnType<object | null, string | null | undefined, string | null>;
  created_at: InstantNow;
}

interface SmsTable {
  sms_id: number;
  class_id: Generated<number>;
  template: string;
  params: Json<Record<string, string>>;
  phone_enc: Buffer;
  phone_masked: string;
  status: Generated<'queued' | 'sent' | 'delivered' | 'undelivered' | 'deferred' | 'dropped' | 'failed'>;
  created_at: InstantNow;
  sent_at: MaybeInstant;
}

/** The class lifecycle's states, as the column's check lists them. */
export type ClassState =
  | 'draft'
  | 'submitted'
  | 'approved'
  | 'refused'
  | 'enrolling'
  | 'paused'
  | 'closed'
  | 'arranged'
  | 'examining'
  | 'scoring'
  | 'publicity'
  | 'certifying'
  | 'finished'
  | 'archived'
  | 'cancelled';

/** A contact person of a class. */
export interface ClassContact {
  name: string;
  phone: string;
  email?: string;
}

interface ClassTable {
  class_id: number;
  class_name: string;
  code: string;
  class_type: Generated<number>;
  occupation: Generated<string>;
  level: Generated<string>;
  unit_id: Maybe<number>;
  master_id: Maybe<number>;
  enroll_types: Generated<string[]>;
  study_types: Generated<string[]>;
  enroll_start: MaybeInstant;
  enroll_end: MaybeInstant;
  study_start: MaybeInstant;
  study_end: MaybeInstant;
  exam_at: MaybeInstant;
  venue: Generated<string>;
  city: Generated<string>;
  capacity: Generated<number>;
  taken: Generated<number>;
  enrol_serial: Generated<number>;
  fee_cents: Generated<number>;
  currency: Generated<string>;
  status: Generated<ClassState>;
  refuse_content: Generated<string>;
  contacts: Json<ClassContact[]>;
  created_by: Maybe<number>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

interface ClassUnitTable {
  class_id: number;
  unit_id: number;
  quota: Generated<number>;
  share_bp: Generated<number>;
}

/** The review lifecycle's states, as the column's check lists them. */
export type ReviewState =
  | 'submitted'
  | 'in_review'
  | 'approved'
  | 'returned'
  | 'refused'
  | 'doubtful'
  | 'withdrawn'
  | 'expired';

/** What a reviewer asks to have corrected: a document and why. */
export interface ReviewReason {
  document: string;
  reason: string;
}

interface EnrolmentTable {
  class_id: number;
  enrolment_id: number;
  enrol_no: string;
  name: string;
  name_grams: string[];
  id_type: string;
  id_card_enc: Buffer;
  id_index: Buffer;
  id_masked: string;
  live_id_index: Maybe<Buffer>;
  gender: Generated<'' | 'male' | 'female'>;
  birth: Maybe<string>;
  phone_enc: Buffer;
  phone_index: Buffer;
  phone_masked: string;
  live_phone_index: Maybe<Buffer>;
  email: Generated<string>;
  education: Generated<string>;
  employer: Generated<string>;
  job: Generated<string>;
  photo_id: Maybe<number>;
  enrol_type: 'individual' | 'organization';
  study_type: 'online' | 'onsite' | 'none';
  unit_id: Maybe<number>;
  status: Generated<ReviewState>;
  place: 'held' | 'taken' | 'free' | 'waitlisted';
  review_round: Generated<number>;
  reviewer_id: Maybe<number>;
  reasons: Json<ReviewReason[]>;
  reason: Maybe<string>;
  consent_at: Instant;
  fee_cents: Generated<number>;
  idem_key: string;
  source: Generated<string>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

interface FileTable {
  file_id: number;
  class_id: Generated<number>;
  owner_ticket: Maybe<Buffer>;
  kind: string;
  media_type: string;
  bytes_enc: Buffer;
  size: number;
  width: Maybe<number>;
  height: Maybe<number>;
  created_at: InstantNow;
  attached: Generated<boolean>;
}

interface AuditHeadTable {
  class_id: number;
  seq: number;
  hash: Buffer;
}

interface AuditEventTable {
  class_id: number;
  seq: number;
  at: Instant;
  user_id: Maybe<number>;
  actor_role: string;
  session_hash: Maybe<Buffer>;
  address: Generated<string>;
  action: string;
  object_type: string;
  object_id: string;
  from_state: Maybe<string>;
  to_state: Maybe<string>;
  reason: Maybe<string>;
  detail: Json<Record<string, unknown>>;
  request_id: Generated<string>;
  prev_hash: Buffer;
  hash: Buffer;
}

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
}

/** A row as it is read, written or changed: `Row<'class'>`, `NewRow<'class'>`, `RowChange<'class'>`. */
export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
export type RowChange<T extends keyof Database> = Updateable<Database[T]>;
