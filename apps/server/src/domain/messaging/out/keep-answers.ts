import { sql, type Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import type { GatewayName } from '../../../platform/store/tables/mailing-tables.js';
import type {} from '../gateway/sms-gateway.js';
import { giveFailedBack } from './give-failed-back.js';
import { moveMessages, type OutEvent, outEvents, type SaidOf } from './move-messages.js';

/** The fate of a message, and the event that moves it. */
export interface Answer extends SaidOf {
  readonly event: OutEvent;
}

/** Receipts that were faster than the answer which names their message. */
const takeEarlyReceipts = async (
  tx: Transaction<Database>,
  provider: GatewayName,
  accepted: readonly Answer[],
  at: Date,
): Promise<void> => {
  const out_nos = new Map(accepted.map(({ provider_no, out_no }) => [provider_no, out_no]));
  const { rows } = await sql<{ provider_no: string; state: 'delivered' | 'bounced'; fault: string | null }>`
    delete from sms_receipt where provider = ${provider} and provider_no = any(${[...out_nos.keys()]}::text[])
    returning provider_no, state, fault`.execute(tx);
  const said = (state: string) =>
    rows
      .filter((row) => row.state === state)
      .map(({ provider_no, fault }) => ({ out_no: out_nos.get(provider_no) ?? '', provider_no, fault }));
  await moveMessages(tx, 'deliver', said('delivered'), at);
  await moveMessages(tx, 'bounce', said('bounced'), at);
};

/**
 * Stores a gateway's answers about messages, returns the cost of those that it did not take, and applies the
 * receipts that came before.
 */
export const keepAnswers = (
  services: Pick<Services, 'store' | 'programme' | 'groupSms' | 'now'>,
  provider: GatewayName,
  answers: readonly Answer[],
): Promise<void> =>
  services.store.withTx(async (tx) => {
    const at = services.now();
    for (const event of outEvents) {
      const said = answers.filter((answer) => answer.event === event);
      const moved = await moveMessages(tx, event, said, at);
      if (event === 'reject') await giveFailedBack(tx, services, moved);
    }
    const accepted = answers.filter(({ event, provider_no }) => event === 'accept' && provider_no !== null);
    if (accepted.length > 0) await takeEarlyReceipts(tx, provider, accepted, at);
  });
