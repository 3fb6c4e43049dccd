import type { InvoiceFault, Role } from '@skillcert/core';
import type { Instant, Maybe, MaybeInstant } from './column.js';

export interface InvoiceSheetTable {
  class_id: number;
  sheet_id: number;
  title: string;
  archive_size: Maybe<number>;
  papers_enc: Maybe<Buffer>;
  asked_by: number;
  asked_roles: Role[];
  session_hash: Buffer;
  address: string;
  request_id: string;
  created_at: Instant;
  started_at: MaybeInstant;
  ended_at: MaybeInstant;
  expires_at: Instant;
}

export interface InvoiceSheetRowTable {
  class_id: number;
  sheet_id: number;
  row_no: number;
  said_enc: Buffer;
  state: 'read' | 'waiting' | 'issued' | 'left';
  invoice_id: Maybe<number>;
  paper_enc: Maybe<Buffer>;
  faults: InvoiceFault[];
}

export interface InvoiceSheetPartTable {
  class_id: number;
  sheet_id: number;
  part_no: number;
  bytes_enc: Buffer;
}
