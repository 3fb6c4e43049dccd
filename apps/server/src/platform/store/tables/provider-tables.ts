import type { OrderState, PayMethod } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from './column.js';

type OnlineMethod = Exclude<PayMethod, 'bank_transfer'>;

/** The order at a provider for a payment, or for a whole group, which its first payment names. */
export interface ProviderOrderTable {
  class_id: number;
  /** The payment, or the first payment of the group. */
  payment_id: number;
  method: OnlineMethod;
  /** Our number of the order. */
  trade_no: string;
  /** The provider's number of the payment; null until the provider reports it. */
  transaction_no: Maybe<string>;
  /** The way to pay: a code to scan, or a page of the provider. */
  way: 'code' | 'page';
  /** The address to pay at, or in the code; null until the provider has opened the order. */
  pay_url: Maybe<string>;
  /** The moment up to which it can be paid. */
  expires_at: Instant;
  /** The moment of the next question to the provider; null once the outcome is known. */
  ask_at: MaybeInstant;
  /** The number of questions to the provider. */
  asked: Generated<number>;
}

/** The order at a provider for a refund. */
export interface RefundOrderTable {
  class_id: number;
  refund_id: number;
  method: OnlineMethod;
  /** Our number of the refund; the provider pays each number once. */
  refund_no: string;
  /** The provider's word for its final refusal; null otherwise. */
  fault: Maybe<string>;
  /** The moment of the next question to the provider; null once the outcome is known. */
  ask_at: MaybeInstant;
  /** The number of questions to the provider. */
  asked: Generated<number>;
  /** The number of repeats because our account at the provider did not have the money. */
  retries: Generated<number>;
}

/** A refund that the demo's provider has paid. */
export interface SandboxRefundTable {
  /** Our number of the refund. */
  refund_no: string;
  /** Our number of the order. */
  trade_no: string;
  amount_cents: number;
}

/** An order in the books of the demo's provider. */
export interface SandboxOrderTable {
  /** Our number of the order. */
  trade_no: string;
  /** The demo provider's number of the payment. */
  transaction_no: string;
  amount_cents: number;
  /** The part of the amount that was paid back. */
  refunded_cents: Generated<number>;
  currency: string;
  /** The text that the payer sees. */
  description: string;
  /** The address that gets the report of the outcome. */
  notify_url: string;
  /** The address to which the payer returns. */
  return_url: string;
  status: OrderState;
  /** The moment of payment; null until it is paid. */
  paid_at: MaybeInstant;
  /** The moment up to which it can be paid. */
  expires_at: Instant;
  /** Whether its refunds are refused. */
  keeps_money: Generated<boolean>;
}
