import type { TicketStatus } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Maybe } from './column.js';

/** A room of a class; desks by their numbers, row by row from the front. */
export interface ExamRoomTable {
  class_id: number;
  room_id: number;
  name: string;
  address: string;
  /** The floor, as text; empty if not stated. */
  floor: Generated<string>;
  /** The number of rows of desks. */
  rows: number;
  /** The number of desks in a row. */
  columns: number;
  /** The numbers of the desks that no candidate gets. */
  blocked: Generated<number[]>;
  /** The numbers of the desks for candidates who need an accessible one. */
  accessible: Generated<number[]>;
  created_at: Instant;
  /** The moment of the last change; a save names the one that it saw. */
  updated_at: Instant;
}

/** One subject at one time in one room. */
export interface ExamSittingTable {
  class_id: number;
  sitting_id: number;
  /** The id of the subject, from the exam rules of the programme. */
  subject: string;
  room_id: number;
  starts_at: Instant;
  ends_at: Instant;
  /** Invigilators without an account. */
  names: Generated<string[]>;
  created_at: Instant;
  /** The moment of the last change; a save names the one that it saw. */
  updated_at: Instant;
}

/** An account that invigilates a sitting. */
export interface SittingInvigilatorTable {
  class_id: number;
  sitting_id: number;
  /** The account that invigilates. */
  user_id: number;
}

/** A candidate's ticket. */
export interface ExamTicketTable {
  class_id: number;
  ticket_id: number;
  enrolment_id: number;
  /** The same as enrolment_id, unique; null once the ticket is void. */
  live_enrolment_id: Maybe<number>;
  /** The number that is printed on the ticket. */
  ticket_no: string;
  status: Exclude<TicketStatus, 'none'>;
  /** 1 when the ticket is issued; each change of its seats adds 1. */
  revision: number;
  /** The revision that the candidate was notified of; null if they know of no ticket that holds. */
  told_revision: Maybe<number>;
  /** The first of its revisions that opens the door; null if only the last one does. */
  opens_from: Maybe<number>;
  /** The reason why it is void; null otherwise. */
  reason: Maybe<string>;
  /** The moment of its first revision. */
  issued_at: Instant;
  updated_at: Instant;
}

/** The desk of a ticket in a subject. */
export interface ExamSeatTable {
  class_id: number;
  ticket_id: number;
  /** The id of the subject, from the exam rules of the programme. */
  subject: string;
  sitting_id: number;
  /** The number of the desk in the room of the sitting. */
  desk: number;
  /** The version of the exam paper, for instance `A`. */
  paper: string;
}

/** A print of many tickets, for the account that asked. */
interface TicketPrintTable {
  class_id: number;
  print_id: number;
  /** The account that asked, which has one such print in a class. */
  asked_by: number;
  /** The language of the printed tickets. */
  language: string;
  /** The tickets in the order of the print, as they stood at the request. */
  ticket_ids: number[];
  /** The number of ticket_ids that are done: drawn, or left out because they no longer hold. */
  printed: Generated<number>;
  /** `failed` if it stopped; null otherwise. */
  fault: Maybe<'failed'>;
  /** The characters that no font has. */
  missing: Generated<string[]>;
  created_at: Instant;
  /** The moment of its deletion: a day after the request, or an hour after its last part is done. */
  expires_at: Instant;
}

/** A part of the file of such a print. */
interface TicketPrintPartTable {
  class_id: number;
  print_id: number;
  /** The number of tickets that were done before this part. */
  part_no: number;
  /** The part, a PDF, encrypted. */
  bytes_enc: Buffer;
}

/** A print of the papers of an exam, all at once. */
interface ExamPapersTable {
  class_id: number;
  print_id: number;
  /** The account that asked. */
  asked_by: number;
  /** The language of the papers. */
  language: string;
  /** The kinds of papers that were asked for, for instance `door` and `labels`. */
  papers: string[];
  /** The order of candidates on a paper: by desk, or by version of the exam paper. */
  order: 'desk' | 'paper';
  /** The number of tickets on a sheet. */
  per_sheet: 1 | 2;
  /** `failed` if it stopped; null otherwise. */
  fault: Maybe<'failed'>;
  /** The characters that no font has. */
  missing: Generated<string[]>;
  created_at: Instant;
  /** The moment of its deletion: a day after the request, or an hour after its last part is done. */
  expires_at: Instant;
}

/** A file of such a print: of sittings, or of tickets. */
interface ExamPapersFileTable {
  class_id: number;
  print_id: number;
  /** The place of the file in the archive, from 0. */
  file_no: number;
  /** The path of the file in the archive. */
  name: string;
  /** The kind of paper in the file. */
  paper: string;
  /** The ids of the sittings that it covers; of the tickets if it holds tickets. */
  of_ids: number[];
  /** Whether it is drawn, or has nothing to draw. */
  done: Generated<boolean>;
  /** The file, encrypted; null until it is drawn, and if it has nothing to draw. */
  bytes_enc: Maybe<Buffer>;
}

/** A move on the day of the exam that waits for the decision of a second person. */
export interface DayMoveTable {
  class_id: number;
  move_id: number;
  /** The move as JSON, a `DayMove`: of one candidate, or of a sitting to another room. */
  move: string;
  /** The reason that the first person gave. */
  reason: string;
  /** The first person, who may not decide. */
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
  /** The number of the version in its class, from 1. */
  version: number;
  /** `accepted`: made by these rules; `by_hand`: kept with its moves by hand when another version replaced it. */
  kind: Generated<'accepted' | 'by_hand'>;
  /** The version whose seats it restored. */
  restores: Maybe<number>;
  /** The order in which candidates get desks: by number, or at random. */
  order: 'number' | 'random';
  /** Whether candidates of one origin do not sit side by side. */
  apart: boolean;
  /** Whether candidates keep the seats that they had. */
  keep: boolean;
  /** The number from which the random order is computed. */
  seed: number;
  /** The ids of the enrolments that need an accessible desk. */
  accessible: number[];
  /** The account that accepted the version; of a `by_hand` version, the account that replaced it. */
  accepted_by: number;
  /** The moment at which it was accepted; of a `by_hand` version, at which it was replaced. */
  accepted_at: Instant;
}

/** The desk of a ticket in a version of the arrangement, under the names of that time. */
export interface ExamArrangementSeatTable {
  class_id: number;
  version: number;
  ticket_id: number;
  /** The id of the subject, from the exam rules of the programme. */
  subject: string;
  sitting_id: number;
  /** The number of the desk in the room. */
  desk: number;
  /** The beginning of the sitting at that time. */
  starts_at: Instant;
  /** The name of the room at that time. */
  room_name: string;
  /** The row of the desk at that time, from 1 at the front. */
  seat_row: number;
  /** The place of the desk in its row at that time, from 1. */
  seat_column: number;
  /** The version of the exam paper, for instance `A`. */
  paper: string;
}
