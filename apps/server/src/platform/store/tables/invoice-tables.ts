import type { SheetReading } from '@skillcert/api-client/contract';
import type { InvoiceFault, InvoiceStatus, Role } from '@skillcert/core';
import type { GeneratedAlways } from 'kysely';
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

/** An invoice that was asked for, issued, or reversed by a counter entry (red). */
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
  title_grams: GeneratedAlways<string[]>;
}

/** A payment that an invoice is about. */
interface InvoiceLineTable {
  class_id: number;
  invoice_id: number;
  payment_id: number;
  open_payment_id: Maybe<number>;
  amount_cents: number;
}

/** A buyer that a unit or a phone has used before. */
interface InvoiceTitleTable extends KeptBuyer {
  title_id: number;
  unit_id: number;
  updated_by: Maybe<number>;
  updated_at: Instant;
}

/** A sheet of invoice numbers with an archive of files, taken in as a job. */
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

/** A row of an invoice sheet, with the invoice and the file it belongs to. */
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

/** A part of the archive of an invoice sheet. */
interface InvoiceSheetPartTable {
  class_id: number;
  sheet_id: number;
  part_no: number;
  bytes_enc: Buffer;
}

/** Every invoice number that was ever given, once. A trigger of `invoice` writes it. */
interface InvoiceNumberTable {
  number: string;
  class_id: number;
  invoice_id: number;
  paper: 'invoice' | 'counter_entry';
}

/** The invoice that a sheet of candidates wished for, until it is asked for. */
interface InvoiceWishTable {
  class_id: number;
  enrolment_id: number;
  title_type: 'personal' | 'unit';
  title: string;
  tax_no: string;
  email: string;
  wished_by: number;
  invoice_id: Maybe<number>;
}

/** The tables of invoices by their names. */
export interface InvoiceTables {
  invoice: InvoiceTable;
  invoice_number: InvoiceNumberTable;
  invoice_line: InvoiceLineTable;
  invoice_title: InvoiceTitleTable;
  invoice_wish: InvoiceWishTable;
  invoice_sheet: InvoiceSheetTable;
  invoice_sheet_row: InvoiceSheetRowTable;
  invoice_sheet_part: InvoiceSheetPartTable;
}
