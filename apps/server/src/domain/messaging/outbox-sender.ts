import { maskPhone } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Keyring } from '../../platform/crypto/keyring.js';
import { columnText } from '../../platform/store/array-text.js';
import type { Database, Row } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import { prepared } from '../../platform/store/prepared.js';
import { executeLater } from '../../platform/store/statements/send-together.js';
import { nextSmsStatus } from './out/next-sms-status.js';
import { sealMessage } from './seal-message.js';
import type { SmsMessage } from './sms-message.js';
import type { SmsSender } from './sms-sender.js';

interface OutboxOptions {
  readonly keyring: Keyring;
  readonly now: () => Date;
  /** Whether the table is the end of the way, as in the demo; else a gateway's adapter takes the messages from it. */
  readonly local: boolean;
}

type QueuedMessage = Pick<
  Row<'sms'>,
  | 'sms_id'
  | 'class_id'
  | 'template'
  | 'type'
  | 'phone_enc'
  | 'phone_index'
  | 'phone_masked'
  | 'status'
  | 'created_at'
  | 'sent_at'
> & { readonly params: string };

/**
 * One statement for any number of rows: its text stays the same. Nobody waits for it: it is sent with the next
 * statement.
 */
const insertMessages = (tx: Transaction<Database>, rows: readonly QueuedMessage[]) => {
  const column = (name: keyof QueuedMessage) => columnText(rows, name);
  const statement = sql`
    insert into sms (sms_id, class_id, template, type, params, phone_enc, phone_index, phone_masked, status, created_at, sent_at)
    select * from unnest(${column('sms_id')}::bigint[], ${column('class_id')}::bigint[], ${column('template')}::text[],
      ${column('type')}::text[], ${column('params')}::jsonb[], ${column('phone_enc')}::bytea[],
      ${column('phone_index')}::bytea[], ${column('phone_masked')}::text[],
      ${column('status')}::text[], ${column('created_at')}::timestamptz[], ${column('sent_at')}::timestamptz[])`;
  return executeLater(tx, prepared(statement));
};

/** Queues messages in the table `sms`. Phone, language and values are stored sealed. */
export const createOutboxSender = ({ keyring, now, local }: OutboxOptions): SmsSender => {
  const toRow = (message: SmsMessage, at: Date): QueuedMessage => ({
    sms_id: newId(at.getTime()),
    class_id: message.class_id ?? 0,
    template: message.template,
    type: message.template === 'verify_code' ? 'code' : 'notice',
    params: JSON.stringify(sealMessage(keyring, message)),
    phone_enc: message.phone_enc ?? keyring.seal('phone', message.phone),
    phone_index: keyring.blindIndex('phone', message.phone),
    phone_masked: maskPhone(message.phone),
    status: local ? 'sent' : 'queued',
    created_at: at,
    sent_at: local ? at : null,
  });
  return {
    queue: async (tx, ...messages) => {
      if (messages.length === 0) return [];
      const at = now();
      const rows = messages.map((message) => toRow(message, at));
      await insertMessages(tx, rows);
      return rows.map(({ sms_id }) => sms_id);
    },
    queueIf: async (tx, wanted, message) => {
      const row = toRow(message, now());
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      await sql`insert into sms (${columns})
        select ${sql.join(Object.values(row))} where ${wanted}::boolean`.execute(tx);
    },
    drop: async (tx, { class_id, sms_id }) => {
      const { rows } = await sql`
        update sms set status = ${nextSmsStatus('queued', 'drop')}, fault = 'taken_back'
        where sms_id = ${sms_id} and class_id = ${class_id} and status in ('queued', 'deferred') returning sms_id`.execute(
        tx,
      );
      return rows.length > 0;
    },
  };
};
