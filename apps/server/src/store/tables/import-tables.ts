import type { ImportField } from '@skillcert/api-client/contract';
import type { ImportStatus } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { WordKey } from '../../http/words.js';
import type { Instant, Json, Maybe } from './column.js';

/** What is wrong with a row: of which field, the key of its words, and their values. */
export interface ImportProblem {
  field?: ImportField;
  say: WordKey;
  values?: Record<string, string | number>;
}

/** What became of a row. */
export type ImportRowState = 'read' | 'good' | 'wrong' | 'double' | 'enrolled' | 'refused';

export interface ImportTable {
  class_id: number;
  import_id: number;
  title: string;
  status: Generated<ImportStatus>;
  heads_enc: Buffer;
  columns: string[];
  enroll_type: 'individual' | 'organization';
  study_type: 'online' | 'onsite' | 'none';
  unit_id: Maybe<number>;
  photos_size: Maybe<number>;
  photos: Maybe<number>;
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

export interface ImportRowTable {
  class_id: number;
  import_id: number;
  row_no: number;
  cells_enc: Buffer;
  state: Generated<ImportRowState>;
  problems: Json<ImportProblem[]>;
  id_index: Maybe<Buffer>;
  phone_index: Maybe<Buffer>;
}

export interface ImportPartTable {
  class_id: number;
  import_id: number;
  part_no: number;
  bytes_enc: Buffer;
}

export interface ImportMappingTable {
  user_id: number;
  fields_enc: Buffer;
}
