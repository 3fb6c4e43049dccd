import type { CheckInStatus, LessonMark, SittingMark } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, InstantNow, Json, Maybe, MaybeInstant } from './column.js';

/** A scan by a device. */
interface DeviceScan {
  scanned_at: string;
  device: string;
}

/** An admission by another device that waits for a decision. */
export interface OpenConflict extends DeviceScan {
  event_id: number;
  /** The sitting into which both devices let the person; null without a seat. */
  sitting_id: number | null;
  /** The admission that was known when this one arrived. */
  first: DeviceScan;
}

/** An event at the door, as the device reported it. Rows are only added. */
export interface CheckInEventTable {
  class_id: number;
  /** Its own id; `attendance`, `sitting_mark` and `about_id` name it. */
  event_id: number;
  /** The person; null if the scanned number belongs to nobody in the class. */
  enrolment_id: Maybe<number>;
  /** The outcome: admitted, denied, a conflict, an admission taken back, or a conflict closed. */
  kind: Exclude<CheckInStatus, 'scanned' | 'duplicate'>;
  /** A random name that the device gave the event: one that is sent again is recognised by it. */
  nonce: string;
  /** The admission that is taken back, or the conflict that is closed; null for the other kinds. */
  about_id: Maybe<number>;
  /** The code of a denial, or the text of a person who takes back or closes; empty for none. */
  reason: Generated<string>;
  /** The random name of the browser that sent the event; it names no person. */
  device: string;
  /** The account that was signed in on the device. */
  user_id: number;
  /** The moment of the scan by the device's clock, but not later than `at`. */
  scanned_at: Instant;
  /** The moment at which the server stored the event, by the server's clock. */
  at: InstantNow;
}

/** Whether a candidate was admitted at the door, folded from the check-in events. */
export interface AttendanceTable {
  class_id: number;
  enrolment_id: number;
  /** The admission that holds; null while there is none, or once it was taken back. */
  admitted_event: Maybe<number>;
  /** The moment of the scan that admitted; null like `admitted_event`. */
  admitted_at: MaybeInstant;
  /** The device that admitted; null like `admitted_event`. */
  device: Maybe<string>;
  /** The admissions by other devices that wait for a decision: their event, moment and device. */
  conflicts: Json<OpenConflict[]>;
}

/** The mark of a candidate in a sitting: set by the door, with its device and the admission, or set by name. */
export interface SittingMarkTable {
  class_id: number;
  sitting_id: number;
  enrolment_id: number;
  /** The attendance at the sitting; `left` is gone before the end. */
  mark: SittingMark;
  /** The moment of the scan, or of the entry by name. */
  marked_at: Instant;
  /** The device of the door; null if a person set the mark by name. */
  device: Maybe<string>;
  /** The admission that set the mark; null if a person set it by name. */
  event_id: Maybe<number>;
  /** The account that set the mark by name; null for a device of the door. */
  marked_by: Maybe<number>;
}

/** A lesson in a room. */
export interface LessonTable {
  class_id: number;
  lesson_id: number;
  title: string;
  /** The room or address, as text. */
  place: string;
  starts_at: Instant;
  ends_at: Instant;
  created_at: Instant;
  /** The moment of the last change; a save names the one that it saw. */
  updated_at: Instant;
}

/** A teacher of a lesson. */
export interface LessonTeacherTable {
  class_id: number;
  lesson_id: number;
  /** The account that teaches. */
  user_id: number;
}

/** The last mark of a candidate in a lesson. */
export interface LessonMarkTable {
  class_id: number;
  lesson_id: number;
  enrolment_id: number;
  /** The attendance; without a mark there is no row. */
  mark: LessonMark;
  /** The moment at which the mark was set; the audit trail has by whom. */
  marked_at: Instant;
}
