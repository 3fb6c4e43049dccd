import { normalisePhone } from '@skillcert/core';
import { appendAudit } from '../../audit/append-audit.js';
import type { Services } from '../../services.js';
import type { SmsReply } from '../gateway/sms-gateway.js';
import { optOut } from './opt-out.js';

/** What somebody answers who wants no more: our own letter, and what networks have taught people. */
const farewells: readonly string[] = ['R', 'T', 'TD', 'N', '退订', '拒收', 'STOP', 'UNSUBSCRIBE'];

const isFarewell = (text: string) => farewells.includes(text.normalize('NFKC').trim().toUpperCase());

/** Takes in what was answered to messages: whoever wants no more gets no more. Whatever else they say nobody reads. */
export const takeReplies = async (
  services: Pick<Services, 'store' | 'keyring' | 'programme' | 'groupSms' | 'now'>,
  replies: readonly SmsReply[],
): Promise<void> => {
  const { store, keyring, now } = services;
  for (const { phone, text } of replies) {
    if (!isFarewell(text)) continue;
    const phone_index = keyring.blindIndex('phone', normalisePhone(phone));
    await store.withTx(async (tx) => {
      const isNew = await optOut(tx, services, {
        phone_index,
        source: 'reply',
        reason: null,
        entered_by: null,
      });
      if (!isNew) return;
      const event = { action: 'opt_out', object_type: 'sms_opt_out', object_id: phone_index.toString('hex') };
      await appendAudit(tx, 0, [{ ...event, at: now(), actor_role: 'system', detail: { source: 'reply' } }]);
    });
  }
};
