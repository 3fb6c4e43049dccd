import type { CourseStatus, QuestionKind, StudyKind } from '@skillcert/core';
import type { Generated, JSONColumnType } from 'kysely';
import type { Instant, JsonGiven, Maybe, MaybeInstant, Multirange } from './column.js';

/** A course of a class that is learned at home. */
interface StudyCourseTable {
  class_id: number;
  course_id: number;
  title: string;
  summary: string;
  status: CourseStatus;
  position: number;
  created_at: Instant;
  updated_at: Instant;
}

/** A unit of a course: a text, a file, a video or a quiz. */
interface StudyUnitTable {
  class_id: number;
  course_id: number;
  study_unit_id: number;
  title: string;
  kind: StudyKind;
  body: string;
  required_minutes: number;
  position: number;
  /** The percentage that passes a quiz, and how often it may be tried; null until it has questions. */
  pass_percent: Maybe<number>;
  attempts_max: Maybe<number>;
  /** How often its questions were written. */
  quiz_no: Generated<number>;
  /** How many questions it has. */
  questions: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** The file of a unit, or a file that is being uploaded. */
interface StudyFileTable {
  class_id: number;
  file_id: number;
  study_unit_id: number;
  upload_key: string;
  title: string;
  media_type: 'application/pdf' | 'video/mp4';
  size: number;
  /**
   * The length of a video; null for a document, during an upload, and for a video from before lengths were recorded.
   */
  seconds: Maybe<number>;
  parts: number;
  whole: boolean;
  created_by: number;
  created_at: Instant;
}

/** A part of the file of a course unit. */
interface StudyFilePartTable {
  class_id: number;
  file_id: number;
  part_no: number;
  bytes_enc: Buffer;
}

/** The progress of a candidate in a unit. */
interface StudyProgressTable {
  class_id: number;
  study_unit_id: number;
  enrolment_id: number;
  seconds: number;
  place: number;
  /** The seconds of a video that were watched. */
  seen: Multirange;
  /** The bytes of the file `sent_file_id` that were sent to them. */
  sent: Multirange;
  sent_file_id: Maybe<number>;
  first_at: Instant;
  last_at: Instant;
  done_at: MaybeInstant;
}

/** The seconds that a candidate learned on a day. */
interface StudyDayTable {
  class_id: number;
  enrolment_id: number;
  /** YYYY-MM-DD */
  day: string;
  seconds: number;
}

/** The unit in which a candidate learns now. */
interface StudySessionTable {
  class_id: number;
  enrolment_id: number;
  study_unit_id: number;
  session_no: number;
  counted_to: Instant;
}

/** A question of a quiz. */
interface StudyQuestionTable {
  class_id: number;
  study_unit_id: number;
  position: number;
  kind: QuestionKind;
  text: string;
  choices: JsonGiven<string[]>;
  /** The places of the right choices as JSON, sealed. */
  right_enc: Buffer;
  points: number;
}

/** An attempt of a candidate at a quiz; its answers are null until they are sent. */
interface StudyAttemptTable {
  class_id: number;
  study_unit_id: number;
  enrolment_id: number;
  attempt_no: number;
  quiz_no: number;
  seed: number;
  answers: JSONColumnType<number[][] | null, string | null | undefined, string | null>;
  marks: Maybe<number[]>;
  points: Maybe<number>;
  possible: Maybe<number>;
  passed: Maybe<boolean>;
  begun_at: Instant;
  sent_at: MaybeInstant;
}

/** The tables of courses and of how they are learned. */
export interface StudyTables {
  study_course: StudyCourseTable;
  study_unit: StudyUnitTable;
  study_question: StudyQuestionTable;
  study_attempt: StudyAttemptTable;
  study_file: StudyFileTable;
  study_file_part: StudyFilePartTable;
  study_progress: StudyProgressTable;
  study_day: StudyDayTable;
  study_session: StudySessionTable;
}
