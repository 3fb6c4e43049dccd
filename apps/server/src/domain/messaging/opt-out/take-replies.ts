import { normalisePhone } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { Services } from '../../../platform/services.js';
import { newId } from '../../../platform/store/new-id.js';
import type { SmsReply } from '../gateway/sms-gateway.js';
import { optOut } from './opt-out.js';

/** The answers of recipients who opt out: our own letter, and the words that networks have taught people. */
const farewells: readonly string[] = ['R', 'T', 'TD', 'N', '退订', '拒收', 'STOP', 'UNSUBSCRIBE'];

const isFarewell = (text: string) => farewells.includes(text.normalize('NFKC').trim().toUpperCase());

/** Applies the answers to messages: an opt-out ends the promotions. Nobody reads other answers. */
export const takeReplies = async (
  services: Pick<Services, 'store' | 'keyring' | 'programme' | 'groupSms' | 'now'>,
  replies: readonly SmsReply[],
): Promise<void> => {
  const { store, keyring, now } = services;
  for (const { phone, text } of replies) {
    if (!isFarewell(text)) continue;
    const phone_index = keyring.blindIndex('phone', normalisePhone(phone));
    const opt_out_id = newId();
    const entry = {
      phone_index,
      opt_out_id,
      class_id: null,
      source: 'reply' as const,
      reason: null,
      entered_by: null,
    };
    await store.withTx(async (tx) => {
      if (!(await optOut(tx, services, entry))) return;
      const event = { action: 'opt_out', object_type: 'sms_opt_out', object_id: opt_out_id };
      await appendAudit(tx, 0, [{ ...event, at: now(), actor_role: 'system', detail: { source: 'reply' } }]);
    });
  }
};
