import type { SheetReading } from '@skillcert/api-client/contract';
import type { InvoiceFault, InvoiceStatus, Role } from '@skillcert/core';
import type { Instant, Json, Maybe, MaybeInstant } from './column.js';

/** A buyer as it is kept: telephone and account sealed, with what of them shows. */
export interface KeptBuyer {
  title: string;
  tax_no: string;
  address: string;
  phone_enc: Buffer | null;
  phone_masked: string;
  bank: string;
  account_number_enc: Buffer | null;
  account_number_masked: string;
}

interface InvoiceTable extends KeptBuyer {
  class_id: number;
  invoice_id: number;
  request_no: string;
  kind: 'ordinary' | 'special';
  title_type: 'personal' | 'unit';
  amount_cents: number;
  currency: string;
  status: InvoiceStatus;
  requested_by: Maybe<number>;
  reason: Maybe<string>;
  invoice_no: Maybe<string>;
  file_id: Maybe<number>;
  issued_by: Maybe<number>;
  issued_at: MaybeInstant;
  issued_on: Maybe<string>;
  tax_cents: Maybe<number>;
  red_by: Maybe<number>;
  red_no: Maybe<string>;
  red_file_id: Maybe<number>;
  red_issued_by: Maybe<number>;
  red_issued_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
}

interface InvoiceLineTable {
  class_id: number;
  invoice_id: number;
  payment_id: number;
  open_payment_id: Maybe<number>;
  amount_cents: number;
}

interface InvoiceTitleTable extends KeptBuyer {
  title_id: number;
  unit_id: number;
  updated_by: Maybe<number>;
  updated_at: Instant;
}

export interface InvoiceSheetTable {
  class_id: number;
  sheet_id: number;
  title: string;
  archive_size: Maybe<number>;
  papers_enc: Maybe<Buffer>;
  reading: Json<SheetReading>;
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

interface InvoiceSheetRowTable {
  class_id: number;
  sheet_id: number;
  row_no: number;
  said_enc: Buffer;
  state: 'read' | 'waiting' | 'issued' | 'left';
  invoice_id: Maybe<number>;
  paper_enc: Maybe<Buffer>;
  faults: InvoiceFault[];
}

interface InvoiceSheetPartTable {
  class_id: number;
  sheet_id: number;
  part_no: number;
  bytes_enc: Buffer;
}

/** The tables of invoices by their names. */
export interface InvoiceTables {
  invoice: InvoiceTable;
  invoice_line: InvoiceLineTable;
  invoice_title: InvoiceTitleTable;
  invoice_sheet: InvoiceSheetTable;
  invoice_sheet_row: InvoiceSheetRowTable;
  invoice_sheet_part: InvoiceSheetPartTable;
}
