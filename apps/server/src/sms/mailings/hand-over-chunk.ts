import { type SmsEvent, type SmsStatus, smsLifecycle, walk } from '@skillcert/core';
import { sql } from 'kysely';
import type { Services } from '../../services.js';
import { renderMessage } from '../render-message.js';
import { openMessage } from '../seal-message.js';
import type { GatewayAnswer, SmsGateway } from '../sms-gateway.js';

const chunk = 100;

interface QueuedRow {
  readonly sms_id: number;
  readonly params: Readonly<Record<string, string>>;
  readonly phone_enc: Buffer;
  readonly attempts: number;
}

const eventsOf: Record<GatewayAnswer, readonly SmsEvent[]> = {
  accepted: ['send'],
  delivered: ['send', 'deliver'],
  rejected: ['send', 'reject'],
  bounced: ['send', 'bounce'],
};

const statusAfter = (answer: GatewayAnswer): SmsStatus =>
  walk(smsLifecycle, 'queued', eventsOf[answer], { actor: 'system' }).at(-1)?.to ?? 'queued';

/**
 * Gives the next queued messages to the gateway and keeps what it says, in one transaction over rows that no other server takes.
 * @returns whether there was anything to do
 */
export const handOverChunk = (
  { store, keyring, now }: Pick<Services, 'store' | 'keyring' | 'now'>,
  gateway: SmsGateway,
): Promise<boolean> =>
  store.withTx(async (tx) => {
    const { rows } = await sql<QueuedRow>`
      select sms_id, params, phone_enc, attempts from sms
      where status = 'queued' and mailing_id is not null
      order by created_at, sms_id limit ${chunk} for update skip locked`.execute(tx);
    if (rows.length === 0) return false;
    const statuses = rows.map(({ params, phone_enc, attempts }) =>
      statusAfter(
        gateway.send({
          phone: keyring.open('phone', phone_enc),
          text: renderMessage('group', openMessage(keyring, params)),
          attempt: attempts + 1,
        }),
      ),
    );
    await sql`
      update sms set status = r.status, sent_at = ${now()}, attempts = sms.attempts + 1
      from unnest(${rows.map(({ sms_id }) => sms_id)}::bigint[], ${statuses}::text[]) as r (sms_id, status)
      where sms.sms_id = r.sms_id`.execute(tx);
    return true;
  });
