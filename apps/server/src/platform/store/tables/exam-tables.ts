import type { TicketStatus } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Maybe } from './column.js';

/** A room of a class; desks by their numbers, row by row from the front. */
export interface ExamRoomTable {
  class_id: number;
  room_id: number;
  name: string;
  address: string;
  floor: Generated<string>;
  rows: number;
  columns: number;
  blocked: Generated<number[]>;
  accessible: Generated<number[]>;
  created_at: Instant;
  updated_at: Instant;
}

/** One subject at one time in one room. */
export interface ExamSittingTable {
  class_id: number;
  sitting_id: number;
  subject: string;
  room_id: number;
  starts_at: Instant;
  ends_at: Instant;
  /** Invigilators without an account. */
  names: Generated<string[]>;
  created_at: Instant;
  updated_at: Instant;
}

/** An account that invigilates a sitting. */
export interface SittingInvigilatorTable {
  class_id: number;
  sitting_id: number;
  user_id: number;
}

/** A candidate's ticket. live_enrolment_id is null once it is void. */
export interface ExamTicketTable {
  class_id: number;
  ticket_id: number;
  enrolment_id: number;
  live_enrolment_id: Maybe<number>;
  ticket_no: string;
  status: Exclude<TicketStatus, 'none'>;
  revision: number;
  /** The revision that the candidate was notified of; null if they know of no ticket that holds. */
  told_revision: Maybe<number>;
  /** The first of its revisions that opens the door; null if only the last one does. */
  opens_from: Maybe<number>;
  reason: Maybe<string>;
  issued_at: Instant;
  updated_at: Instant;
}

/** The desk of a ticket in a subject. */
export interface ExamSeatTable {
  class_id: number;
  ticket_id: number;
  subject: string;
  sitting_id: number;
  desk: number;
  paper: string;
}

/** A print of many tickets, for the account that asked. */
interface TicketPrintTable {
  class_id: number;
  print_id: number;
  asked_by: number;
  language: string;
  ticket_ids: number[];
  printed: Generated<number>;
  fault: Maybe<'failed'>;
  /** The characters that no font has. */
  missing: Generated<string[]>;
  created_at: Instant;
  expires_at: Instant;
}

/** A part of the file of such a print. */
interface TicketPrintPartTable {
  class_id: number;
  print_id: number;
  part_no: number;
  bytes_enc: Buffer;
}

/** A print of the papers of an exam, all at once. */
interface ExamPapersTable {
  class_id: number;
  print_id: number;
  asked_by: number;
  language: string;
  papers: string[];
  order: 'desk' | 'paper';
  per_sheet: 1 | 2;
  fault: Maybe<'failed'>;
  /** The characters that no font has. */
  missing: Generated<string[]>;
  created_at: Instant;
  expires_at: Instant;
}

/** A file of such a print: of sittings, or of tickets. */
interface ExamPapersFileTable {
  class_id: number;
  print_id: number;
  file_no: number;
  name: string;
  paper: string;
  of_ids: number[];
  done: Generated<boolean>;
  bytes_enc: Maybe<Buffer>;
}

/** A move on the day of the exam that waits for the decision of a second person; `move` is a `DayMove`. */
export interface DayMoveTable {
  class_id: number;
  move_id: number;
  move: string;
  reason: string;
  asked_by: number;
  asked_at: Instant;
}

/** The tables of prints, which are kept for a while. */
export interface PrintedTables {
  ticket_print: TicketPrintTable;
  ticket_print_part: TicketPrintPartTable;
  exam_papers: ExamPapersTable;
  exam_papers_file: ExamPapersFileTable;
}

/**
 * The rules of each version of the seat arrangement. `by_hand` is a version as it stood, with its moves by hand, when
 * another version replaced it.
 */
export interface ExamArrangementTable {
  class_id: number;
  version: number;
  kind: Generated<'accepted' | 'by_hand'>;
  /** The version whose seats it restored. */
  restores: Maybe<number>;
  order: 'number' | 'random';
  apart: boolean;
  keep: boolean;
  seed: number;
  accessible: number[];
  accepted_by: number;
  accepted_at: Instant;
}

/** The desk of a ticket in a version of the arrangement, under the names of that time. */
export interface ExamArrangementSeatTable {
  class_id: number;
  version: number;
  ticket_id: number;
  subject: string;
  sitting_id: number;
  desk: number;
  starts_at: Instant;
  room_name: string;
  seat_row: number;
  seat_column: number;
  paper: string;
}
