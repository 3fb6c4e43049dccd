import type { PayMethod, PaymentStatus, RefundStatus, RefundStep } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, InstantNow, Json, Maybe, MaybeInstant } from './column.js';

/** How a class takes its fees: payee, ways, last day and refund rule. */
export interface GatheringTable {
  class_id: number;
  organization_fee_cents: Maybe<number>;
  pay_until: MaybeInstant;
  note: Generated<string>;
  refund_rule: Json<RefundStep[]>;
  methods: Generated<PayMethod[]>;
  bank: Generated<string>;
  account_name: Generated<string>;
  account_number_enc: Maybe<Buffer>;
  account_number_masked: Generated<string>;
  qr_file: Maybe<number>;
  updated_by: Maybe<number>;
  updated_at: Instant;
}

/** A fee that was paid or declared. `reserved_cents` is held by refunds that are under way. */
export interface PaymentTable {
  class_id: number;
  payment_id: number;
  enrolment_id: number;
  open_enrolment_id: Maybe<number>;
  method: Generated<PayMethod>;
  amount_cents: number;
  /** The part of the amount that lines of the bank brought before. */
  held_cents: Generated<number>;
  refunded_cents: Generated<number>;
  reserved_cents: Generated<number>;
  currency: string;
  status: PaymentStatus;
  payer_name: string;
  payer_bank: Generated<string>;
  payer_account_enc: Maybe<Buffer>;
  payer_account_masked: Maybe<string>;
  paid_on: Maybe<string>;
  proof_id: Maybe<number>;
  reason: Maybe<string>;
  decided_by: Maybe<number>;
  group_id: Maybe<number>;
  declared_by: Maybe<number>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** One payment for many candidates: a transfer, or an order at a provider. */
export interface GroupPaymentTable {
  class_id: number;
  group_id: number;
  first_payment_id: number;
  payments: number;
  amount_cents: number;
  currency: string;
  created_at: Instant;
}

/** The origin of a refund. */
export type RefundOrigin = 'candidate' | 'staff' | 'class_cancelled' | 'late_payment';

/** A refund from its request to the money sent, with the people who approved each step. */
export interface RefundTable {
  class_id: number;
  refund_id: number;
  payment_id: number;
  open_payment_id: Maybe<number>;
  amount_cents: number;
  status: RefundStatus;
  origin: RefundOrigin;
  /** Whether the class keeps for good what the refund leaves. */
  settles: Generated<boolean>;
  reason: string;
  decision_reason: Maybe<string>;
  requested_by: Maybe<number>;
  first_by: Maybe<number>;
  second_by: Maybe<number>;
  settled_by: Maybe<number>;
  proof_id: Maybe<number>;
  /**
   * How often it came back from the bank; with the account that reported it last, the reason, and the account
   * that sent it again.
   */
  returns: Generated<number>;
  returned_by: Maybe<number>;
  return_reason: Maybe<string>;
  again_by: Maybe<number>;
  /** The account to which it is sent instead of the payer's after it came back. */
  account_name: Maybe<string>;
  bank: Maybe<string>;
  account_enc: Maybe<Buffer>;
  account_masked: Maybe<string>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** An entry of the ledger. Entries are inserted and read, never changed. */
export interface LedgerTable {
  class_id: number;
  entry_id: number;
  payment_id: number;
  refund_id: Generated<number>;
  /** The institution whose balance for messages it moves; null for the money of a class. */
  unit_id: Maybe<number>;
  kind: 'payment' | 'refund' | 'refund_back' | 'reversal' | 'top_up' | 'messages' | 'messages_back';
  /** Counts the entries of one refund: out, back, out again. */
  turn: Generated<number>;
  amount_cents: number;
  currency: string;
  created_by: Maybe<number>;
  created_at: Instant;
}

/** The last number of each series of a class. */
export interface NumberSeriesTable {
  class_id: number;
  series: 'receipt' | 'invoice' | 'ticket';
  last: number;
}

/** A numbered receipt for a payment. */
export interface ReceiptTable {
  class_id: number;
  receipt_id: number;
  payment_id: number;
  receipt_no: string;
  payer_name: string;
  payee_name: string;
  amount_cents: number;
  currency: string;
  issued_by: Maybe<number>;
  issued_at: Instant;
}
