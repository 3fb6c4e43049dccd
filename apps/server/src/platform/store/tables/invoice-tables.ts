import type { SheetReading } from '@skillcert/api-client/contract';
import type { InvoiceFault, InvoiceStatus, Role } from '@skillcert/core';
import type { GeneratedAlways } from 'kysely';
import type { Instant, Json, Maybe, MaybeInstant } from './column.js';

/** A buyer as it is kept: telephone and account encrypted, with the part of them that may be shown. */
export interface KeptBuyer {
  /** The name of the buyer. */
  title: string;
  /** The tax number; empty for a person. */
  tax_no: string;
  /** The address, for a special invoice; empty if not given. */
  address: string;
  /** The telephone, for a special invoice, encrypted; null if not given. */
  phone_enc: Buffer | null;
  /** The part of the telephone that may be shown; empty if there is none. */
  phone_masked: string;
  /** The bank, for a special invoice; empty if not given. */
  bank: string;
  /** The number of the bank account, for a special invoice, encrypted; null if not given. */
  account_number_enc: Buffer | null;
  /** The part of the account number that may be shown; empty if there is none. */
  account_number_masked: string;
}

/** An invoice that was asked for, issued, or reversed by a counter entry (red). */
interface InvoiceTable extends KeptBuyer {
  class_id: number;
  invoice_id: number;
  /** Our number of the request, from the series `invoice` of the class. */
  request_no: string;
  /** The kind of VAT invoice; a special one needs a unit with all its data. */
  kind: 'ordinary' | 'special';
  /** Whether the buyer is a person or a unit. */
  title_type: 'personal' | 'unit';
  /** The sum of its lines. */
  amount_cents: number;
  currency: string;
  status: InvoiceStatus;
  /**
   * The account that asked for it, or confirmed the sheet that wished for it; null for an invoice of the candidate.
   */
  requested_by: Maybe<number>;
  /** The reason of the last step, if it rejected, failed or asked for a counter-entry; null otherwise. */
  reason: Maybe<string>;
  /** The number from the tax system; null until it is issued. */
  invoice_no: Maybe<string>;
  /** The file of the invoice; null until it is issued. */
  file_id: Maybe<number>;
  /** The account that entered the number; null until it is issued. */
  issued_by: Maybe<number>;
  /** The moment at which the number was entered; null until it is issued. */
  issued_at: MaybeInstant;
  /** The day on the invoice, as a sheet states it; null if the number was entered by hand. */
  issued_on: Maybe<string>;
  /** The tax in the amount, as a sheet states it; null if the number was entered by hand. */
  tax_cents: Maybe<number>;
  /** The account that asked for the counter-entry and may not issue it; null if none is asked for. */
  red_by: Maybe<number>;
  /** The number of the counter-entry from the tax system; null until it is issued. */
  red_no: Maybe<string>;
  /** The file of the counter-entry; null until it is issued. */
  red_file_id: Maybe<number>;
  /** The account that entered the counter-entry; null until it is issued. */
  red_issued_by: Maybe<number>;
  /** The moment at which the counter-entry was entered; null until it is issued. */
  red_issued_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
  /** The characters of the buyer's name and their pairs, for the search; the database computes them. */
  title_grams: GeneratedAlways<string[]>;
}

/** A payment that an invoice is about. */
interface InvoiceLineTable {
  class_id: number;
  invoice_id: number;
  payment_id: number;
  /** The same as payment_id, unique; null once the invoice is rejected or void. */
  open_payment_id: Maybe<number>;
  /** The amount of the payment less the refunds at the time of the request. */
  amount_cents: number;
}

/** A buyer that the staff of a unit used before and may choose again. */
interface InvoiceTitleTable extends KeptBuyer {
  title_id: number;
  /** The unit whose staff used it. */
  unit_id: number;
  /** The account that used it last. */
  updated_by: Maybe<number>;
  /** The moment of its last use. */
  updated_at: Instant;
}

/** A sheet of invoice numbers with an archive of files, taken in as a job. */
export interface InvoiceSheetTable {
  class_id: number;
  sheet_id: number;
  /** The name of the file, or the title that was given. */
  title: string;
  /** The size of the archive in bytes, as announced; null before that. */
  archive_size: Maybe<number>;
  /** The size of another archive that is on its way, as announced; null for none. */
  archive_coming: Maybe<number>;
  /** The names of the files in the archive as a JSON list, encrypted; null until all of it has arrived. */
  papers_enc: Maybe<Buffer>;
  /** The report on reading the table: kinds of changes, each with the number of its rows and the first of them. */
  reading: Json<SheetReading>;
  /** The account that uploaded the sheet. */
  asked_by: number;
  /** The roles of that account, with which the job runs. */
  asked_roles: Role[];
  /** The token hash of the session that asked, which the audit trail names. */
  session_hash: Buffer;
  /** The network address that asked, for the audit trail. */
  address: string;
  /** The id of the request that asked, for the audit trail. */
  request_id: string;
  created_at: Instant;
  /** The moment at which a person ordered the run; null before that. */
  started_at: MaybeInstant;
  /** The moment at which the run was done or stopped; null before that. */
  ended_at: MaybeInstant;
  /** The moment from which it is deleted with its rows and parts. */
  expires_at: Instant;
}

/** A row of an invoice sheet, with the invoice and the file it belongs to. */
interface InvoiceSheetRowTable {
  class_id: number;
  sheet_id: number;
  /** The number of the row in the sheet. */
  row_no: number;
  /** The statements of the row as JSON, encrypted. */
  said_enc: Buffer;
  /** `read`: not run; `waiting`: to be issued; `issued`; `left`: not issued because of its faults. */
  state: 'read' | 'waiting' | 'issued' | 'left';
  /** The invoice that the row belongs to; null while it is `read`, and if it was left. */
  invoice_id: Maybe<number>;
  /** The name of its file in the archive, encrypted; null while it is `read`, and if it was left. */
  paper_enc: Maybe<Buffer>;
  /** The faults for which the row was left. */
  faults: InvoiceFault[];
}

/** A part of the archive of an invoice sheet. */
interface InvoiceSheetPartTable {
  class_id: number;
  sheet_id: number;
  /** The place of the part in the archive, from 0. */
  part_no: number;
  /** The bytes of the part, encrypted. */
  bytes_enc: Buffer;
}

/** The number of each issued invoice and counter-entry, once. A trigger of `invoice` writes it. */
interface InvoiceNumberTable {
  /** The number from the tax system, unique in the installation. */
  number: string;
  class_id: number;
  invoice_id: number;
  /** The paper that has the number: the invoice or its counter-entry. */
  paper: 'invoice' | 'counter_entry';
}

/** The invoice that a sheet of candidates wished for. */
interface InvoiceWishTable {
  class_id: number;
  enrolment_id: number;
  /** Whether the buyer is a person or a unit. */
  title_type: 'personal' | 'unit';
  /** The name of the buyer. */
  title: string;
  /** The tax number; empty for a person. */
  tax_no: string;
  /** The address to which the buyer wants the invoice. */
  email: string;
  /** The account that confirmed the sheet. */
  wished_by: number;
  /** The invoice that was requested because of it; null until then. */
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
