import type { ClassEvent, ClassStatus, DossierGap, Stage, StudyType } from '@skillcert/core';
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
  /** The number of the class, for instance `TC26-0105`; numbers of its enrolments, tickets and papers contain it. */
  code: string;
  /** 0: a class of one unit or of the platform; 1: a joint class of several units. */
  class_type: Generated<number>;
  /** The id of the occupation, from the programme. */
  occupation: Generated<string>;
  /** The id of the level, from the programme; empty in a draft that does not state it. */
  level: Generated<string>;
  /** The unit that runs the class; null if the platform runs it. */
  unit_id: Maybe<number>;
  /** The account that is in charge, at first the author; a handover replaces it. */
  master_id: Maybe<number>;
  /** The ways to enrol that it offers: by oneself, or through an organisation. */
  enroll_types: Generated<('individual' | 'organization')[]>;
  /** The ways to study that it offers. */
  study_types: Generated<StudyType[]>;
  /** The moment from which candidates enrol; null while a draft does not state it. */
  enroll_start: MaybeInstant;
  /** The moment up to which candidates enrol; null while a draft does not state it. */
  enroll_end: MaybeInstant;
  /** The beginning of the studies; null for a class without dates for them. */
  study_start: MaybeInstant;
  /** The end of the studies; null for a class without dates for them. */
  study_end: MaybeInstant;
  /** The planned beginning of the exam; null while a draft does not state it. Sittings have their own times. */
  exam_at: MaybeInstant;
  /** The place of the exam, as text. */
  venue: Generated<string>;
  city: Generated<string>;
  /** The number of seats. */
  capacity: Generated<number>;
  /** The number of seats that are taken, or held for an offer of the waiting list. */
  taken: Generated<number>;
  /** The last serial that an enrolment number or a place on the waiting list used. */
  enrol_serial: Generated<number>;
  /** Whether candidates may wait for a seat once the class is full. */
  waiting_list: Generated<boolean>;
  /** Whether a candidate who studies online gets a ticket only after completing the courses. */
  study_gate: Generated<boolean>;
  /** The number of candidates on the waiting list. */
  waiting: Generated<number>;
  /** The moment up to which the units' unused places are kept for them; null if they are not kept. */
  quotas_kept_until: MaybeInstant;
  /** The moment at which the unused places went back to everybody; null until then. */
  quotas_returned_at: MaybeInstant;
  /** The fee of an individual; null while a draft does not state it. */
  fee_cents: Maybe<number>;
  currency: Generated<string>;
  status: Generated<ClassStatus>;
  /** The reason why the platform refused the plan; empty once it is approved. */
  refuse_content: Generated<string>;
  /** The characters of name, code and city and their pairs, for the search; the database computes them. */
  search_grams: GeneratedAlways<string[]>;
  /** The moment at which the display of its results last began; null until then. */
  publicity_at: MaybeInstant;
  /** The moment at which it came into its stage; null before its first change of stage. */
  stage_at: MaybeInstant;
  /** The people whom candidates may call. */
  contacts: Json<ClassContact[]>;
  /** The author, whom a handover does not change. */
  created_by: Maybe<number>;
  created_at: InstantNow;
  /** The moment of the last change; a save names the one that it saw. */
  updated_at: InstantNow;
}

/** A step of a class that waits for a second person. */
interface ClassStepTable {
  class_id: number;
  /** The step: an event of the lifecycle. */
  event: ClassEvent;
  /** The status when it was asked for; it counts only while the class still has that status. */
  from_status: ClassStatus;
  /** The reason that the first person gave. */
  reason: string;
  /** The first person, who may not take the step as the second one. */
  asked_by: number;
  asked_at: Instant;
}

/** A deadline of a class stage that a person set, and why. */
interface ClassDeadlineTable {
  class_id: number;
  /** The stage that has to be done by then. */
  stage: Stage;
  /** The deadline, in place of the one that the programme computes. */
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

/** The dossier of a class, made file by file. */
interface ClassDossierTable {
  class_id: number;
  dossier_id: number;
  asked_by: number;
  /** The text of the person who asked for it. */
  purpose: string;
  /** The language of its papers. */
  language: string;
  /** The last row of the audit trail of the class when it was begun; later changes make it outdated. */
  seq: number;
  /** Its files in their order, with the maker of each. */
  plan: ColumnType<PlannedFile[], string, never>;
  /** The number of planned files that are done; one for which there was nothing to draw counts too. */
  made: Generated<number>;
  /** The numbers of enrolments whose paper shows the number of a character that no font has. */
  undrawn: Generated<string[]>;
  /** The gaps in the records: the kind, how many, and the numbers or titles concerned. */
  missing: Json<DossierGap[]>;
  /** The reason why it was given up; null while it is made, or done. */
  fault: Maybe<'failed' | 'too_big'>;
  /** The SHA-256 of its last file, the list of checksums, in hex; null until it is done. */
  sha256: Maybe<string>;
  created_at: Instant;
  /** The moment at which the last file was made; null until then. */
  done_at: MaybeInstant;
  /** The moment at which the class was sealed with it; null for a dossier that sealed none. */
  sealed_at: MaybeInstant;
  /** The moment from which its files are deleted, and the row too unless it sealed the class. */
  expires_at: Instant;
}

/** A file of a dossier, with the checksum that its list of contents names. */
interface ClassDossierFileTable {
  class_id: number;
  dossier_id: number;
  /** Its place in `plan`, counted from 0. */
  file_no: number;
  /** The path in the archive, with `/` between volume and file. */
  path: string;
  /** The bytes of the file before encryption. */
  size: number;
  /** The SHA-256 of the file before encryption, in hex. */
  sha256: string;
  /** The file, encrypted. */
  bytes_enc: Buffer;
}

/** The number of browsers that visited an enrolment link on a day that is over. */
interface LinkDayTable {
  class_id: number;
  /** The unit that the link names; 0 for none. */
  unit_id: number;
  /** The day in the time zone of the programme. */
  day: string;
  /** The number of different browsers. */
  visits: number;
}

/** A browser that visited a link today. */
interface LinkVisitorTable {
  class_id: number;
  /** The unit that the link names; 0 for none. */
  unit_id: number;
  /** The day in the time zone of the programme. */
  day: string;
  /** The SHA-256 of the salt of the day and of a keyed hash of network, browser and link. */
  visitor: Buffer;
}

/** The secret of one day that makes a visitor of a link unrecognisable on the next. */
interface VisitSaltTable {
  /** The day in the time zone of the programme; the row is deleted after it. */
  day: string;
  /** The 32 random bytes. */
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
  /** The content, in `file`. */
  file_id: number;
  title: string;
  created_by: Maybe<number>;
  created_at: InstantNow;
}

/** A unit of a joint class. */
export interface ClassUnitTable {
  class_id: number;
  unit_id: number;
  /** The number of seats that its candidates may take at most. */
  quota: Generated<number>;
  /** Its share of the joint part of the money, in hundredths of a percent; 10,000 for all units together. */
  share_bp: Generated<number>;
  /** The number of seats of its quota that are taken or held. */
  taken: Generated<number>;
}
