import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';

/** The product's own occasions to write. */
export const smsTemplates = [
  'verify_code',
  'enrolled',
  'waiting',
  'place_offered',
  'offer_lapsed',
  'moved',
  'review_result',
  'class_cancelled',
  'unit_decided',
  'ticket',
] as const;

/** A message by template; the words stand in the server's messages under `sms.<template>`. */
export interface SmsMessage {
  readonly template: (typeof smsTemplates)[number];
  readonly phone: string;
  /** The same sealed, where it is at hand. */
  readonly phone_enc?: Buffer;
  readonly language: string;
  readonly params: Readonly<Record<string, string>>;
  readonly class_id?: number;
}

/**
 * The port that messages leave through. Queueing happens in the caller's transaction, so that a message exists exactly when
 * what it tells of does; an adapter sends what is queued.
 */
export interface SmsSender {
  readonly queue: (tx: Transaction<Database>, ...messages: readonly SmsMessage[]) => Promise<void>;
  /** Queues a message or does the same work for nothing, so that the delay does not tell whether one leaves. */
  readonly queueIf: (tx: Transaction<Database>, wanted: boolean, message: SmsMessage) => Promise<void>;
}
