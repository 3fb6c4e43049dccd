import type {
  Localised,
  MailingFault,
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
  /** The unit whose quota and balance pay for it; 0 if the platform pays. */
  unit_id: Generated<number>;
  /** The id of the template, from the programme. */
  template_id: string;
  /** The title of the template in each language, as it was at the request. */
  title: JsonGiven<Localised>;
  /** The text of the template in each language, as it was at the request. */
  text: JsonGiven<Localised>;
  /** The group of candidates that gets it. */
  audience: SmsAudience;
  /** The unit to whose candidates the audience is narrowed; null if it is not. */
  only_unit_id: Maybe<number>;
  /** The number of candidates that were chosen by hand; null if none were. */
  chosen: Maybe<number>;
  /** The facts of the class that the text contains, by the names of their places. */
  class_values: Json<Record<string, string>>;
  status: MailingStatus;
  /** The recipients in the order of sending. */
  enrolment_ids: number[];
  /** The number of recipients whose messages were queued or left out. */
  position: Generated<number>;
  /** The number of candidates of the audience whom the order leaves out. */
  excluded: Generated<number>;
  /** The number of segments that it takes from quota and balance; returned ones are subtracted. */
  segments: number;
  /** The price of a segment at the request. */
  segment_cents: number;
  currency: string;
  /** Whether it reaches so few candidates that one person may send it alone. */
  few: boolean;
  /** The moment at which its segments were taken from quota and balance; null before that. */
  taken_at: MaybeInstant;
  /** Whether it is a notice about an enrolment or a promotion. */
  type: Generated<Exclude<SmsType, 'code'>>;
  /** The moment at which it is to begin; null for at once. */
  send_at: MaybeInstant;
  /** The reason why a scheduled one could not begin; null otherwise. */
  fault: Maybe<MailingFault>;
  /** The reason of a refusal; null otherwise. */
  reason: Maybe<string>;
  /** The account that asked for it. */
  asked_by: number;
  /** The account that released, refused or withdrew it; null if none did. */
  decided_by: Maybe<number>;
  /** The moment at which it was released, refused or withdrawn; null if it was not. */
  decided_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
}

/** The number of segments that the classes of an institution took on a day. */
export interface SmsDayTable {
  /** The unit; 0 for the classes of the platform. */
  unit_id: number;
  /** The day in the time zone of the programme. */
  day: string;
  /** The segments of mailings and samples; returned ones are subtracted. */
  segments: number;
}

/** The balance of an institution for messages, and the amount below which it is low. */
export interface SmsAccountTable {
  unit_id: number;
  /** The balance, the sum of its entries in the ledger. */
  balance_cents: Generated<number>;
  /** The balance below which the unit is warned; 0 for no warning. */
  alarm_cents: Generated<number>;
}

/** An order that tops up a balance. */
export interface SmsOrderTable {
  order_id: number;
  /** The class in which it was ordered. */
  class_id: number;
  /** The unit whose balance it tops up. */
  unit_id: number;
  /** The id of the package, from the configuration. */
  package_id: string;
  amount_cents: number;
  currency: string;
  method: Exclude<PayMethod, 'bank_transfer'>;
  status: Generated<TopUpStatus>;
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
  /** The account that ordered. */
  ordered_by: number;
  /** The moment at which the provider reported the payment; null until then. */
  paid_at: MaybeInstant;
  created_at: Instant;
}

/** A text message in the outbox, from queued to delivered. */
export interface SmsTable {
  sms_id: number;
  /** The class that it is about; 0 for none. */
  class_id: Generated<number>;
  /** The occasion of the message; `group` for a mailing. */
  template: string;
  /** The language and the values of the text, encrypted: `{ "sealed": base64 }`. */
  params: Json<Record<string, string>>;
  /** The phone, encrypted. */
  phone_enc: Buffer;
  /** The part of the phone that may be shown. */
  phone_masked: string;
  status: Generated<SmsStatus>;
  /** The moment at which it was queued; of a mailing, the moment at which its cost was taken. */
  created_at: InstantNow;
  /** The moment at which the system learned that the gateway had accepted it; null before that. */
  sent_at: MaybeInstant;
  /** The mailing; null for a message that the system sends by itself. */
  mailing_id: Maybe<number>;
  /** The enrolment of the recipient in a mailing; null otherwise. */
  enrolment_id: Maybe<number>;
  /** The number of segments that it costs. */
  segments: Generated<number>;
  /** The number of times that it was handed to a gateway. */
  attempts: Generated<number>;
  /** Our number of the last attempt, `sms_id-attempt`; null before it is handed over. */
  out_no: Maybe<string>;
  /** The gateway of the last attempt; null before it is handed over. */
  provider: Maybe<GatewayName>;
  /** The gateway's number of the message; null until the gateway accepts it. */
  provider_no: Maybe<string>;
  /** The gateway's word or ours for what went wrong; null if nothing did. */
  fault: Maybe<string>;
  /** The moment of the last attempt; null before it is handed over. */
  handed_at: MaybeInstant;
  /** The moment at which the system learned that it was delivered or bounced; null before that. */
  receipt_at: MaybeInstant;
  /** The moment of the next question to the gateway; null if none is due. */
  ask_at: MaybeInstant;
  /** The number of questions to the gateway. */
  asked: Generated<number>;
  /** Whether it is a code, a notice or a promotion. */
  type: Generated<SmsType>;
  /** The keyed hash of the phone; null only in messages from before it was kept. */
  phone_index: Maybe<Buffer>;
}

/** A phone whose owner opted out of promotions. */
export interface SmsOptOutTable {
  /** The keyed hash of the phone. */
  phone_index: Buffer;
  /** A random number by which the audit trail names the row. */
  opt_out_id: number;
  /** The class whose desk entered it; null for a reply. */
  class_id: Maybe<number>;
  /** `reply`: the phone answered a message; `desk`: a person entered it. */
  source: 'reply' | 'desk';
  /** The reason that the desk stated; null for a reply. */
  reason: Maybe<string>;
  /** The account that entered it; null for a reply. */
  entered_by: Maybe<number>;
  at: Instant;
}

/** A receipt that came before its message was known. It is deleted after a week. */
export interface SmsReceiptTable {
  /** The gateway that sent it. */
  provider: GatewayName;
  /** The gateway's number of the message. */
  provider_no: string;
  state: 'delivered' | 'bounced';
  /** The gateway's word for the failure; null for a delivered message. */
  fault: Maybe<string>;
  received_at: Instant;
}
