import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';

/** A message by template; the words stand in the server's messages under `sms.<template>`. */
export interface SmsMessage {
  readonly template: 'verify_code' | 'enrolled' | 'review_result' | 'class_cancelled';
  readonly phone: string;
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
