import type { PayMethod } from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from './column.js';

type OnlineMethod = Exclude<PayMethod, 'bank_transfer'>;

/** The order at a provider for a payment, or for a whole group, which its first payment names. */
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

/** The order at a provider for a refund. */
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

/** A refund that the demo's provider has paid. */
export interface SandboxRefundTable {
  refund_no: string;
  trade_no: string;
  amount_cents: number;
}

/** An order in the books of the demo's provider. */
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
