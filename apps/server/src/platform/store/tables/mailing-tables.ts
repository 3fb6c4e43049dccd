import type {
  Localised,
  MailingStatus,
  PayMethod,
  SmsAudience,
  SmsStatus,
  SmsType,
  TopUpStatus,
} from '@skillcert/core';
import type { Generated } from 'kysely';
import type { Instant, InstantNow, Json, JsonGiven, Maybe, MaybeInstant } from './column.js';

/** The gateways that have adapters; `local` is the gateway of the demo and of tests. */
export type GatewayName = 'aliyun' | 'tencent' | 'local';

/** A message to many candidates of a class: asked for, released, sent. */
export interface MailingTable {
  class_id: number;
  mailing_id: number;
  unit_id: Generated<number>;
  template_id: string;
  title: JsonGiven<Localised>;
  text: JsonGiven<Localised>;
  audience: SmsAudience;
  only_unit_id: Maybe<number>;
  chosen: Maybe<number>;
  class_values: Json<Record<string, string>>;
  status: MailingStatus;
  enrolment_ids: number[];
  position: Generated<number>;
  excluded: Generated<number>;
  segments: number;
  segment_cents: number;
  currency: string;
  few: boolean;
  taken_at: MaybeInstant;
  type: Generated<Exclude<SmsType, 'code'>>;
  send_at: MaybeInstant;
  fault: Maybe<'sms_quota' | 'sms_balance' | 'no_right'>;
  reason: Maybe<string>;
  asked_by: number;
  decided_by: Maybe<number>;
  decided_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
}

/** The number of segments that the classes of an institution sent on a day. */
export interface SmsDayTable {
  unit_id: number;
  day: string;
  segments: number;
}

/** The balance of an institution for messages, and the amount below which it is low. */
export interface SmsAccountTable {
  unit_id: number;
  balance_cents: Generated<number>;
  alarm_cents: Generated<number>;
}

/** An order that tops up a balance. */
export interface SmsOrderTable {
  order_id: number;
  class_id: number;
  unit_id: number;
  package_id: string;
  amount_cents: number;
  currency: string;
  method: Exclude<PayMethod, 'bank_transfer'>;
  status: Generated<TopUpStatus>;
  trade_no: string;
  transaction_no: Maybe<string>;
  way: 'code' | 'page';
  pay_url: Maybe<string>;
  expires_at: Instant;
  ask_at: MaybeInstant;
  asked: Generated<number>;
  ordered_by: number;
  paid_at: MaybeInstant;
  created_at: Instant;
}

/** A text message in the outbox, from queued to delivered. */
export interface SmsTable {
  sms_id: number;
  class_id: Generated<number>;
  template: string;
  params: Json<Record<string, string>>;
  phone_enc: Buffer;
  phone_masked: string;
  status: Generated<SmsStatus>;
  created_at: InstantNow;
  sent_at: MaybeInstant;
  mailing_id: Maybe<number>;
  enrolment_id: Maybe<number>;
  segments: Generated<number>;
  attempts: Generated<number>;
  out_no: Maybe<string>;
  provider: Maybe<GatewayName>;
  provider_no: Maybe<string>;
  fault: Maybe<string>;
  handed_at: MaybeInstant;
  receipt_at: MaybeInstant;
  ask_at: MaybeInstant;
  asked: Generated<number>;
  type: Generated<SmsType>;
  phone_index: Maybe<Buffer>;
}

/** A phone that gets no messages that nobody asked for. */
export interface SmsOptOutTable {
  phone_index: Buffer;
  opt_out_id: number;
  class_id: Maybe<number>;
  source: 'reply' | 'desk';
  reason: Maybe<string>;
  entered_by: Maybe<number>;
  at: Instant;
}

/** A receipt that came before its message was known. */
export interface SmsReceiptTable {
  provider: GatewayName;
  provider_no: string;
  state: 'delivered' | 'bounced';
  fault: Maybe<string>;
  received_at: Instant;
}
