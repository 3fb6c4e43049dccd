import type { CheckInStatus, LessonMark, SittingMark } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, InstantNow, Json, Maybe, MaybeInstant } from './column.js';

/** An admission by another device that waits for a decision. */
export interface OpenConflict {
  event_id: number;
  scanned_at: string;
  device: string;
}

/** An event at the door, as the device reported it. Rows are only added. */
export interface CheckInEventTable {
  class_id: number;
  event_id: number;
  enrolment_id: Maybe<number>;
  kind: Exclude<CheckInStatus, 'scanned' | 'duplicate'>;
  nonce: string;
  about_id: Maybe<number>;
  reason: Generated<string>;
  device: string;
  user_id: number;
  scanned_at: Instant;
  at: InstantNow;
}

/** Whether a candidate was admitted at the door, folded from the check-in events. */
export interface AttendanceTable {
  class_id: number;
  enrolment_id: number;
  admitted_event: Maybe<number>;
  admitted_at: MaybeInstant;
  device: Maybe<string>;
  conflicts: Json<OpenConflict[]>;
}

/** The mark of a candidate in a sitting: set by the door, with its device and the admission, or set by name. */
export interface SittingMarkTable {
  class_id: number;
  sitting_id: number;
  enrolment_id: number;
  mark: SittingMark;
  marked_at: Instant;
  device: Maybe<string>;
  event_id: Maybe<number>;
  /** The account that set the mark by name; null for a device of the door. */
  marked_by: Maybe<number>;
}

/** A lesson in a room. */
export interface LessonTable {
  class_id: number;
  lesson_id: number;
  title: string;
  place: string;
  starts_at: Instant;
  ends_at: Instant;
  created_at: Instant;
  updated_at: Instant;
}

/** A teacher of a lesson. */
export interface LessonTeacherTable {
  class_id: number;
  lesson_id: number;
  user_id: number;
}

/** The last mark of a candidate in a lesson. */
export interface LessonMarkTable {
  class_id: number;
  lesson_id: number;
  enrolment_id: number;
  mark: LessonMark;
  marked_at: Instant;
}
