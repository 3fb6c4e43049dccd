import type { PayMethod } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from './column.js';

type OnlineMethod = Exclude<PayMethod, 'bank_transfer'>;

/** What was agreed with a provider about a payment, or about all of a group, which the first of them names. */
export interface ProviderOrderTable {
  class_id: number;
  payment_id: number;
  method: OnlineMethod;
  trade_no: string;
  transaction_no: Maybe<string>;
  way: 'code' | 'page';
  pay_url: Maybe<string>;
  expires_at: Instant;
  ask_at: MaybeInstant;
  asked: Generated<number>;
}

/** What was agreed with a provider about a refund. */
export interface RefundOrderTable {
  class_id: number;
  refund_id: number;
  method: OnlineMethod;
  refund_no: string;
  fault: Maybe<string>;
  ask_at: MaybeInstant;
  asked: Generated<number>;
  retries: Generated<number>;
}

/** What the demo's provider has sent back. */
export interface SandboxRefundTable {
  refund_no: string;
  trade_no: string;
  amount_cents: number;
}

/** The books of the demo's provider. */
export interface SandboxOrderTable {
  trade_no: string;
  transaction_no: string;
  amount_cents: number;
  refunded_cents: Generated<number>;
  currency: string;
  description: string;
  notify_url: string;
  return_url: string;
  status: 'waiting' | 'paid' | 'failed' | 'closed';
  paid_at: MaybeInstant;
  expires_at: Instant;
  /** Whether its refunds are refused. */
  keeps_money: Generated<boolean>;
}
