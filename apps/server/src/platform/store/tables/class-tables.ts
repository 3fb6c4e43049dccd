import type { ClassEvent, ClassStatus, DossierGap, Stage } from '@skillcert/core';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantNow, Json, Maybe, MaybeInstant } from './column.js';

/** A contact person of a class. */
interface ClassContact {
  name: string;
  phone: string;
}

/** An exam session of one level, from its plan to its archive. */
export interface ClassTable {
  class_id: number;
  class_name: string;
  code: string;
  class_type: Generated<number>;
  occupation: Generated<string>;
  level: Generated<string>;
  unit_id: Maybe<number>;
  master_id: Maybe<number>;
  enroll_types: Generated<('individual' | 'organization')[]>;
  study_types: Generated<('online' | 'onsite' | 'none')[]>;
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
  waiting_list: Generated<boolean>;
  /** Whether tickets wait for its courses. */
  study_gate: Generated<boolean>;
  waiting: Generated<number>;
  quotas_kept_until: MaybeInstant;
  quotas_returned_at: MaybeInstant;
  fee_cents: Maybe<number>;
  currency: Generated<string>;
  status: Generated<ClassStatus>;
  refuse_content: Generated<string>;
  search_grams: GeneratedAlways<string[]>;
  /** Since when its results are on display, or were last. */
  publicity_at: MaybeInstant;
  /** Since when it is in its stage. */
  stage_at: MaybeInstant;
  contacts: Json<ClassContact[]>;
  created_by: Maybe<number>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** A deadline of a class that was set by hand, and why. */
interface ClassStepTable {
  class_id: number;
  event: ClassEvent;
  from_status: ClassStatus;
  reason: string;
  asked_by: number;
  asked_at: Instant;
}

/** A deadline of a class stage that a person set, and why. */
interface ClassDeadlineTable {
  class_id: number;
  stage: Stage;
  due_at: Instant;
  reason: string;
  set_by: number;
  set_at: Instant;
}

/** A file that a dossier is to have, and what makes it. */
export interface PlannedFile {
  readonly path: string;
  readonly make: string;
  /** The first of those in it, where it is one of several. */
  readonly from?: number;
  /** The record that it is of. */
  readonly id?: number;
}

/** The dossier of a class. */
interface ClassDossierTable {
  class_id: number;
  dossier_id: number;
  asked_by: number;
  purpose: string;
  language: string;
  seq: number;
  plan: ColumnType<PlannedFile[], string, never>;
  made: Generated<number>;
  undrawn: Generated<string[]>;
  missing: Json<DossierGap[]>;
  fault: Maybe<'failed' | 'too_big'>;
  sha256: Maybe<string>;
  created_at: Instant;
  done_at: MaybeInstant;
  sealed_at: MaybeInstant;
  expires_at: Instant;
}

/** A file of a dossier, sealed, with the checksum that its list of contents names. */
interface ClassDossierFileTable {
  class_id: number;
  dossier_id: number;
  file_no: number;
  path: string;
  size: number;
  sha256: string;
  bytes_enc: Buffer;
}

/** How many browsers visited an enrolment link on a day that is over. */
interface LinkDayTable {
  class_id: number;
  /** The unit that the link names, 0 for none. */
  unit_id: number;
  /** A date, `2026-11-21`. */
  day: string;
  visits: number;
}

/** A browser that visited a link today: nothing that anybody could be known by again tomorrow. */
interface LinkVisitorTable {
  class_id: number;
  unit_id: number;
  day: string;
  visitor: Buffer;
}

/** The secret of one day that makes a visitor of a link unrecognisable on the next. */
interface VisitSaltTable {
  day: string;
  salt: Buffer;
}

/** The tables of the deadlines of a class, of its dossier, and of the visits of its enrolment links. */
export interface ClassTables {
  class_deadline: ClassDeadlineTable;
  class_step: ClassStepTable;
  class_dossier: ClassDossierTable;
  class_dossier_file: ClassDossierFileTable;
  link_day: LinkDayTable;
  link_visitor: LinkVisitorTable;
  visit_salt: VisitSaltTable;
}

/** A file that staff attached to a class. */
export interface ClassFileTable {
  class_id: number;
  file_id: number;
  title: string;
  created_by: Maybe<number>;
  created_at: InstantNow;
}

/** A unit of a joint class, with its quota and its share of the money in hundredths of a percent. */
export interface ClassUnitTable {
  class_id: number;
  unit_id: number;
  quota: Generated<number>;
  share_bp: Generated<number>;
  taken: Generated<number>;
}
