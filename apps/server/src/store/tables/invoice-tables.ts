import type { InvoiceStatus } from '@skillcert/core';
import type { Instant, Maybe, MaybeInstant } from './column.js';

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

export interface InvoiceTable extends KeptBuyer {
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

export interface InvoiceLineTable {
  class_id: number;
  invoice_id: number;
  payment_id: number;
  open_payment_id: Maybe<number>;
  amount_cents: number;
}

export interface InvoiceTitleTable extends KeptBuyer {
  title_id: number;
  unit_id: number;
  updated_by: Maybe<number>;
  updated_at: Instant;
}
