import type { ImportField, SheetReading } from '@skillcert/api-client/contract';
import type { DayOrder, ImportStatus, StudyType } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { WordKey } from '../../http/words.js';
import type { Instant, Json, Maybe } from './column.js';

/** A problem of a row: the field, the key of its message, and the values of the message. */
export interface ImportProblem {
  field?: ImportField;
  say: WordKey;
  values?: Record<string, string | number>;
}

/** The state of a row; `above` is the row of heads, a row above it, or a row of totals. */
export type ImportRowState = 'above' | 'read' | 'good' | 'wrong' | 'double' | 'enrolled' | 'refused';

/** A sheet of candidates that somebody imports. */
export interface ImportTable {
  class_id: number;
  import_id: number;
  /** The name of the file, or the title that was given. */
  title: string;
  status: Generated<ImportStatus>;
  /** The row that names the columns, as a JSON list, encrypted. */
  heads_enc: Buffer;
  /** The number of that row in the sheet; 0 for an import from before it was kept. */
  head_row: Generated<number>;
  /** The report on the file as a whole, such as the sheets of it that are not read. */
  notes: Json<SheetReading>;
  /** The field of each column; an empty string for a column that is not read. */
  columns: string[];
  /** The way to enrol of the rows that do not state one. */
  enroll_type: 'individual' | 'organization';
  /** The way to study of the rows that do not state one. */
  study_type: StudyType;
  /** The unit of a joint class whose candidates they are; null for the owner of the class. */
  unit_id: Maybe<number>;
  /** The order in which days are read that can be read in two ways. */
  day_order: Maybe<DayOrder>;
  /** The size of the photo archive in bytes, as announced; null for none. */
  photos_size: Maybe<number>;
  /** The size of another photo archive that is on its way, as announced; null for none. */
  photos_coming: Maybe<number>;
  /** The number of files in the photo archive; null until all of it has arrived. */
  photos: Maybe<number>;
  /** The files of the archive that became no photo, with the reason, as JSON, encrypted; null until checked. */
  photos_left_enc: Maybe<Buffer>;
  /** The account that uploaded the sheet. */
  asked_by: number;
  /** The first role of the person who uploaded it, then of the person who confirmed it. */
  asked_as: string;
  /** The token hash of the session of the upload, then of the confirmation; the audit trail names it. */
  session_hash: Buffer;
  /** The network address of the upload, then of the confirmation. */
  address: string;
  /** The id of the request of the upload, then of the confirmation. */
  request_id: string;
  /** The language of the upload, then of the confirmation; its messages use it. */
  language: string;
  created_at: Instant;
  /** The moment of the last change; imports are taken up in this order. */
  updated_at: Instant;
  /** The moment from which it is deleted with its rows and parts. */
  expires_at: Instant;
}

/** A row of an imported sheet, encrypted, with its problems. */
export interface ImportRowTable {
  class_id: number;
  import_id: number;
  /** The number of the row in the sheet, from 1. */
  row_no: number;
  /** The cells and their flaws as JSON, encrypted. */
  cells_enc: Buffer;
  state: Generated<ImportRowState>;
  problems: Json<ImportProblem[]>;
  /** The kinds of changes that reading made to the cells; null for none. */
  marks: Maybe<string[]>;
  /** The findings about values that were filled in because the cells do not have them. */
  filled: Maybe<string[]>;
  /** The keyed hash of the ID number, to find doubles; null until it is checked, or if it is unreadable. */
  id_index: Maybe<Buffer>;
  /** The keyed hash of the phone, to find doubles; null until it is checked, or if it is unreadable. */
  phone_index: Maybe<Buffer>;
}

/** A part of the photo archive of an import. */
export interface ImportPartTable {
  class_id: number;
  import_id: number;
  /** The place of the part in the archive, from 0. */
  part_no: number;
  /** The bytes of the part, encrypted. */
  bytes_enc: Buffer;
}
