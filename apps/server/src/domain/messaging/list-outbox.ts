import { z } from 'zod';
import type { Services } from '../../platform/services.js';
import { renderMessage } from './render-message.js';
import { openMessage } from './seal-message.js';
import { smsTemplates } from './sms-message.js';

const template = z.enum([...smsTemplates, 'group']);

/** A message as a phone would show it. */
export interface OutboxMessage {
  readonly at: string;
  readonly phone_masked: string;
  readonly text: string;
}

/** The newest messages of the outbox, newest first; to one phone if it is given. */
export const listOutbox = async (
  { store, keyring, groupSms }: Pick<Services, 'store' | 'keyring' | 'groupSms'>,
  count: number,
  phone_masked?: string,
): Promise<OutboxMessage[]> => {
  const rows = await store.db
    .selectFrom('sms')
    .select(['created_at', 'phone_masked', 'template', 'params'])
    .$if(phone_masked !== undefined, (query) => query.where('phone_masked', '=', phone_masked ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('sms_id', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => ({
    at: row.created_at.toISOString(),
    phone_masked: row.phone_masked,
    text: renderMessage(template.parse(row.template), openMessage(keyring, row.params), groupSms),
  }));
};
