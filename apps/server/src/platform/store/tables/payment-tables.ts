import type { PayMethod, PaymentStatus, RefundOrigin, RefundStatus, RefundStep } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, InstantNow, Json, Maybe, MaybeInstant } from './column.js';

/** The rules by which a class takes its fees: payee, ways, last day and refund rule. */
export interface GatheringTable {
  class_id: number;
  /** The fee of an enrolment through an organisation; null if it is the fee of an individual. */
  organization_fee_cents: Maybe<number>;
  /** The moment up to which fees are accepted; null for no end. */
  pay_until: MaybeInstant;
  /** The text that payers read. */
  note: Generated<string>;
  /** The steps of the refund rule: from each moment, the part that the class keeps, in hundredths of a percent. */
  refund_rule: Json<RefundStep[]>;
  /** The ways to pay that the class offers. */
  methods: Generated<PayMethod[]>;
  /** The bank of the payee; empty until stated. */
  bank: Generated<string>;
  /** The name of the payee; empty until stated. */
  account_name: Generated<string>;
  /** The number of the payee's bank account, encrypted; null until stated. */
  account_number_enc: Maybe<Buffer>;
  /** The part of the account number that may be shown; empty until stated. */
  account_number_masked: Generated<string>;
  /** The picture of the code that payers scan; null for none. */
  qr_file: Maybe<number>;
  /** The account that changed it last. */
  updated_by: Maybe<number>;
  /** The moment of the last change; a save names the one that it saw. */
  updated_at: Instant;
}

/** A fee that was paid or declared. */
export interface PaymentTable {
  class_id: number;
  payment_id: number;
  enrolment_id: number;
  /** The same as enrolment_id, unique; null once it failed, was closed or refunded, or came late. */
  open_enrolment_id: Maybe<number>;
  /** The way to pay: a transfer, or a provider. */
  method: Generated<PayMethod>;
  /** The whole amount, with held_cents. */
  amount_cents: number;
  /** The part of the amount that lines of the bank brought before. */
  held_cents: Generated<number>;
  /** The part of the amount that its line brought above what was declared; negative if it brought less. */
  raised_cents: Generated<number>;
  /** The part of the amount that was paid back. */
  refunded_cents: Generated<number>;
  /** The part of the amount that refunds under way hold. */
  reserved_cents: Generated<number>;
  currency: string;
  status: PaymentStatus;
  /** The name of the payer, as declared or as the bank states it. */
  payer_name: string;
  /** The bank of the payer; empty if not stated. */
  payer_bank: Generated<string>;
  /** The number of the payer's bank account, encrypted; null if not stated. */
  payer_account_enc: Maybe<Buffer>;
  /** The part of that number that may be shown; null if there is none. */
  payer_account_masked: Maybe<string>;
  /** The day of payment, as declared or as the bank or provider states it; null until an order is paid. */
  paid_on: Maybe<string>;
  /** The picture that proves a declared transfer; null for other payments. */
  proof_id: Maybe<number>;
  /** The reason of a rejection, or of an undone match with a bank line; null otherwise. */
  reason: Maybe<string>;
  /** The account that decided last; null while it is open, and if a provider decides. */
  decided_by: Maybe<number>;
  /** The payment for many candidates that it belongs to; null for one of its own. */
  group_id: Maybe<number>;
  /** The account of staff that declared it, or started it for many; null otherwise. */
  declared_by: Maybe<number>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** One payment for many candidates: a transfer, or an order at a provider. */
export interface GroupPaymentTable {
  class_id: number;
  group_id: number;
  /** The payment that stands for the group: the order at the provider names it. */
  first_payment_id: number;
  /** The number of its payments. */
  payments: number;
  /** The sum of its payments. */
  amount_cents: number;
  currency: string;
  created_at: Instant;
}

/** A refund from its request to its payment, with the people who approved each step. */
export interface RefundTable {
  class_id: number;
  refund_id: number;
  payment_id: number;
  /** The same as payment_id, unique; null once the refund is done, rejected or withdrawn. */
  open_payment_id: Maybe<number>;
  amount_cents: number;
  status: RefundStatus;
  /** The reason for which it exists: a request, a cancelled class or a late payment. */
  origin: RefundOrigin;
  /** Whether the class keeps for good what the refund leaves. */
  settles: Generated<boolean>;
  /** The reason of the request. */
  reason: string;
  /** The reason of the rejection; null otherwise. */
  decision_reason: Maybe<string>;
  /** The account that requested it, or cancelled the class; null for a candidate and a late payment. */
  requested_by: Maybe<number>;
  /** The account that gave the first approval; null until then. */
  first_by: Maybe<number>;
  /** The account that gave the second approval; null until then. */
  second_by: Maybe<number>;
  /** The account that reported the transfer; null until then, and if a provider paid. */
  settled_by: Maybe<number>;
  /** The picture that proves the transfer; null if there is none. */
  proof_id: Maybe<number>;
  /** The number of times that the bank returned it. */
  returns: Generated<number>;
  /** The account that reported the last return; null if there is none. */
  returned_by: Maybe<number>;
  /** The reason of the last return; null if there is none. */
  return_reason: Maybe<string>;
  /** The account that sent it again after the last return; null if nobody did. */
  again_by: Maybe<number>;
  /** The holder of the bank account that replaces the payer's after a return; null for none. */
  account_name: Maybe<string>;
  /** The bank of that account; null for none. */
  bank: Maybe<string>;
  /** The number of that account, encrypted; null for none. */
  account_enc: Maybe<Buffer>;
  /** The part of that number that may be shown; null for none. */
  account_masked: Maybe<string>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** An entry of the ledger. Entries are inserted and read, never changed. */
export interface LedgerTable {
  class_id: number;
  entry_id: number;
  /** The payment; of an entry for messages, the order, the mailing or the sample. */
  payment_id: number;
  /** The refund; 0 for a payment or a top-up, else an id that keeps the entry unique. */
  refund_id: Generated<number>;
  /** The institution whose balance for messages it moves; null for the money of a class. */
  unit_id: Maybe<number>;
  /** The event that moved the money. */
  kind: 'payment' | 'refund' | 'refund_back' | 'reversal' | 'top_up' | 'messages' | 'messages_back';
  /** Counts the entries of one refund: out, back, out again. */
  turn: Generated<number>;
  /** The amount: above 0 for money that comes in, below 0 for money that goes out. */
  amount_cents: number;
  currency: string;
  /** The account whose action moved the money; null for a provider or the system. */
  created_by: Maybe<number>;
  created_at: Instant;
}

/** The last number of each series of a class. */
export interface NumberSeriesTable {
  class_id: number;
  /** The numbers that it counts. */
  series: 'receipt' | 'invoice' | 'ticket';
  /** The last serial that was used. */
  last: number;
}

/** A numbered receipt for a payment. */
export interface ReceiptTable {
  class_id: number;
  receipt_id: number;
  payment_id: number;
  /** The number that is printed on the receipt. */
  receipt_no: string;
  /** The name of the payer when it was issued. */
  payer_name: string;
  /** The name of the payee when it was issued; empty if the class stated none. */
  payee_name: string;
  amount_cents: number;
  currency: string;
  /** The account that confirmed the payment; null if a provider reported it. */
  issued_by: Maybe<number>;
  issued_at: Instant;
}
