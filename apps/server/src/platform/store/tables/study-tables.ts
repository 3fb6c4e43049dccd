import type { CourseStatus, QuestionKind, StudyKind } from '@skillcert/core';
import type { Generated, JSONColumnType } from 'kysely';
import type { Instant, JsonGiven, Maybe, MaybeInstant, Multirange } from './column.js';

/** A course of a class that is learned at home. */
interface StudyCourseTable {
  class_id: number;
  course_id: number;
  title: string;
  /** The text that describes the course. */
  summary: string;
  status: CourseStatus;
  /** The place in the list of courses, from 1. */
  position: number;
  created_at: Instant;
  /** The moment of the last change; a save names the one that it saw. */
  updated_at: Instant;
}

/** A unit of a course: a text, a file, a video or a quiz. */
interface StudyUnitTable {
  class_id: number;
  course_id: number;
  study_unit_id: number;
  title: string;
  kind: StudyKind;
  /** The text of a unit that is one; empty otherwise. */
  body: string;
  /** The minutes that a candidate must learn; a video requires no more than its length. */
  required_minutes: number;
  /** The place in the course, from 1. */
  position: number;
  /** The percentage of the points that passes the quiz; null until it has questions. */
  pass_percent: Maybe<number>;
  /** The number of attempts that a candidate has; null until it has questions. */
  attempts_max: Maybe<number>;
  /** The number of times that its questions were written. */
  quiz_no: Generated<number>;
  /** The number of its questions. */
  questions: Generated<number>;
  created_at: Instant;
  /** The moment of the last change; a save names the one that it saw. */
  updated_at: Instant;
}

/** The file of a unit, or a file that is being uploaded. */
interface StudyFileTable {
  class_id: number;
  file_id: number;
  study_unit_id: number;
  /** The key that the client sends with each part of an upload. */
  upload_key: string;
  /** The name under which the file is offered. */
  title: string;
  media_type: 'application/pdf' | 'video/mp4';
  /** The size in bytes. */
  size: number;
  /**
   * The length of a video; null for a document, during an upload, and for a video from before lengths were recorded.
   */
  seconds: Maybe<number>;
  /** The number of parts that have arrived. */
  parts: number;
  /** Whether all parts have arrived; a file that stays incomplete is deleted. */
  whole: boolean;
  created_by: number;
  created_at: Instant;
}

/** A part of the file of a course unit. */
interface StudyFilePartTable {
  class_id: number;
  file_id: number;
  /** The place of the part in the file, from 0. */
  part_no: number;
  /** The bytes of the part, encrypted. */
  bytes_enc: Buffer;
}

/** The progress of a candidate in a unit. */
interface StudyProgressTable {
  class_id: number;
  study_unit_id: number;
  enrolment_id: number;
  /** The seconds of learning that count. */
  seconds: number;
  /** The place to go on from: a second of a video, a page, or a thousandth of a text. */
  place: number;
  /** The seconds of a video that were watched. */
  seen: Multirange;
  /** The bytes of the file `sent_file_id` that were sent to them. */
  sent: Multirange;
  /** The file whose bytes `sent` records; null for none. */
  sent_file_id: Maybe<number>;
  /** The moment at which the candidate first opened it. */
  first_at: Instant;
  /** The moment at which the candidate last opened it or learned in it. */
  last_at: Instant;
  /** The moment at which it was done; null until then. */
  done_at: MaybeInstant;
}

/** The seconds that a candidate learned on a day. */
interface StudyDayTable {
  class_id: number;
  enrolment_id: number;
  /** The day in the time zone of the programme, `2026-11-21`. */
  day: string;
  seconds: number;
}

/** The unit in which a candidate learns now. */
interface StudySessionTable {
  class_id: number;
  enrolment_id: number;
  study_unit_id: number;
  /** The number of times that a page opened a unit; only the newest page counts. */
  session_no: number;
  /** The moment up to which the time of learning has been counted. */
  counted_to: Instant;
}

/** A question of a quiz. */
interface StudyQuestionTable {
  class_id: number;
  study_unit_id: number;
  /** The place in the quiz, from 1. */
  position: number;
  kind: QuestionKind;
  text: string;
  /** The choices as they were written; an empty list for true or false. */
  choices: JsonGiven<string[]>;
  /** The places of the right choices as JSON, encrypted. */
  right_enc: Buffer;
  /** The points for the right answer. */
  points: number;
}

/** An attempt of a candidate at a quiz. */
interface StudyAttemptTable {
  class_id: number;
  study_unit_id: number;
  enrolment_id: number;
  /** The number of the attempt, from 1. */
  attempt_no: number;
  /** The quiz_no of the unit when it began. */
  quiz_no: number;
  /** The number from which the order of the choices is computed. */
  seed: number;
  /** For each question the places of the chosen choices, as they were written; null until it is sent. */
  answers: JSONColumnType<number[][] | null, string | null | undefined, string | null>;
  /** The points of each answer; null until it is sent. */
  marks: Maybe<number[]>;
  /** The sum of marks; null until it is sent. */
  points: Maybe<number>;
  /** The points of the whole quiz; null until it is sent. */
  possible: Maybe<number>;
  /** Whether it passed; null until it is sent. */
  passed: Maybe<boolean>;
  begun_at: Instant;
  /** The moment at which the candidate sent it; null until then. */
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
