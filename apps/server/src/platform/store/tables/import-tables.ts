import type { ImportField } from '@skillcert/api-client/contract';
import type { DayOrder, ImportStatus } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { WordKey } from '../../http/words.js';
import type { Instant, Json, Maybe } from './column.js';

/** A problem of a row: the field, the key of its message, and the values of the message. */
export interface ImportProblem {
  field?: ImportField;
  say: WordKey;
  values?: Record<string, string | number>;
}

/** The state of a row; `above` is the row of heads and any row above it. */
export type ImportRowState = 'above' | 'read' | 'good' | 'wrong' | 'double' | 'enrolled' | 'refused';

/** A sheet of candidates that somebody imports. */
export interface ImportTable {
  class_id: number;
  import_id: number;
  title: string;
  status: Generated<ImportStatus>;
  heads_enc: Buffer;
  head_row: Generated<number>;
  other_sheets: Generated<string[]>;
  columns: string[];
  enroll_type: 'individual' | 'organization';
  study_type: 'online' | 'onsite' | 'none';
  unit_id: Maybe<number>;
  /** The order in which days are read that can be read in two ways. */
  day_order: Maybe<DayOrder>;
  photos_size: Maybe<number>;
  photos: Maybe<number>;
  photos_left_enc: Maybe<Buffer>;
  asked_by: number;
  asked_as: string;
  session_hash: Buffer;
  address: string;
  request_id: string;
  language: string;
  created_at: Instant;
  updated_at: Instant;
  expires_at: Instant;
}

/** A row of an imported sheet, sealed, with what is wrong with it. */
export interface ImportRowTable {
  class_id: number;
  import_id: number;
  row_no: number;
  cells_enc: Buffer;
  state: Generated<ImportRowState>;
  problems: Json<ImportProblem[]>;
  marks: Maybe<string[]>;
  /** The findings about values that were filled in because the cells do not have them. */
  filled: Maybe<string[]>;
  id_index: Maybe<Buffer>;
  phone_index: Maybe<Buffer>;
}

/** A part of the photo archive of an import. */
export interface ImportPartTable {
  class_id: number;
  import_id: number;
  part_no: number;
  bytes_enc: Buffer;
}

/** The field of each column in sheets with these heads, as an account chose it last. */
export interface ImportLayoutTable {
  user_id: number;
  layout_key: Buffer;
  fields: string[];
  saved_at: Instant;
}
