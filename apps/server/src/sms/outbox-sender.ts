import { maskPhone } from '@skillcert/core';
import { sql } from 'kysely';
import type { Keyring } from '../crypto/keyring.js';
import { newId } from '../store/new-id.js';
import { sealMessage } from './seal-message.js';
import type { SmsMessage, SmsSender } from './sms-sender.js';

interface OutboxOptions {
  readonly keyring: Keyring;
  readonly now: () => Date;
  /** Whether the table is the end of the way, as in the demo; else a gateway's adapter takes the messages from it. */
  readonly local: boolean;
}

/** Queues messages in the table `sms`. Phone, words and codes stand there sealed. */
export const createOutboxSender = ({ keyring, now, local }: OutboxOptions): SmsSender => {
  const toRow = (message: SmsMessage, at: Date) => ({
    sms_id: newId(at.getTime()),
    class_id: message.class_id ?? 0,
    template: message.template,
    params: JSON.stringify(sealMessage(keyring, message)),
    phone_enc: keyring.seal('phone', message.phone),
    phone_masked: maskPhone(message.phone),
    status: local ? ('sent' as const) : ('queued' as const),
    created_at: at,
    sent_at: local ? at : null,
  });
  return {
    queue: async (tx, ...messages) => {
      if (messages.length === 0) return;
      const at = now();
      await tx
        .insertInto('sms')
        .values(messages.map((message) => toRow(message, at)))
        .execute();
    },
    queueIf: async (tx, wanted, message) => {
      const row = toRow(message, now());
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      await sql`insert into sms (${columns})
        select ${sql.join(Object.values(row))} where ${wanted}::boolean`.execute(tx);
    },
  };
};
