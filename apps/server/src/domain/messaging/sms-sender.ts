import type { Transaction } from 'kysely';
import type { Database } from '../../platform/store/database.js';
import type { SmsMessage } from './sms-message.js';

/** A message that was queued. */
interface QueuedSms {
  readonly class_id: number;
  readonly sms_id: number;
}

/**
 * The port that queues messages. Queueing happens in the caller's transaction, so that a message exists
 * exactly if its subject does; an adapter sends queued messages. The answer has the id of each, in order.
 */
export interface SmsSender {
  readonly queue: (
    tx: Transaction<Database>,
    ...messages: readonly SmsMessage[]
  ) => Promise<readonly number[]>;
  /** Queues a message or does the same work for nothing, so that the delay does not reveal whether one leaves. */
  readonly queueIf: (tx: Transaction<Database>, wanted: boolean, message: SmsMessage) => Promise<void>;
  /** Keeps a message that still waits from leaving, since its subject was taken back. @returns whether it did */
  readonly drop: (tx: Transaction<Database>, message: QueuedSms) => Promise<boolean>;
}

declare module '../../platform/services.js' {
  interface Services {
    readonly sms: SmsSender;
  }
}
