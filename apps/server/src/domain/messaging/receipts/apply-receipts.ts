import { sql, type Transaction } from 'kysely';
import type { Services } from '../../../platform/services.js';
import { arrayText } from '../../../platform/store/array-text.js';
import type { Database } from '../../../platform/store/database.js';
import type { GatewayName } from '../../../platform/store/tables/mailing-tables.js';
import type { SmsReceipt } from '../gateway/sms-gateway.js';
import { moveMessages, type SaidOf } from '../out/move-messages.js';

interface Found {
  readonly place: number;
  readonly out_no: string | null;
}

/** The messages of receipts: by our number, else by the gateway's. A receipt of an earlier try belongs to none. */
const findMessages = async (
  tx: Transaction<Database>,
  provider: GatewayName,
  receipts: readonly SmsReceipt[],
): Promise<readonly (string | null)[]> => {
  const { rows } = await sql<Found>`
    select r.place, coalesce(
      (select s.out_no from sms s where s.out_no = r.out_no),
      (select s.out_no from sms s where s.provider = ${provider} and s.provider_no = r.provider_no limit 1)) as out_no
    from unnest(${arrayText(receipts.map(({ out_no }) => out_no))}::text[],
      ${arrayText(receipts.map(({ provider_no }) => provider_no))}::text[]) with ordinality as r (out_no, provider_no, place)
    order by r.place`.execute(tx);
  return rows.map(({ out_no }) => out_no);
};

/** Stores a receipt until the answer with its number comes. */
const keepEarly = async (
  tx: Transaction<Database>,
  provider: GatewayName,
  receipts: readonly SmsReceipt[],
  at: Date,
): Promise<void> => {
  for (const { provider_no, state, fault } of receipts) {
    if (provider_no === null) continue;
    await tx
      .insertInto('sms_receipt')
      .values({ provider, provider_no, state, fault, received_at: at })
      .onConflict((conflict) => conflict.columns(['provider', 'provider_no']).doNothing())
      .execute();
  }
};

/**
 * Applies the reports of a gateway. Late, repeated, reordered, or before the gateway's own answer, each receipt
 * counts once.
 */
export const applyReceipts = (
  { store, now }: Pick<Services, 'store' | 'now'>,
  provider: GatewayName,
  receipts: readonly SmsReceipt[],
): Promise<void> =>
  store.withTx(async (tx) => {
    const at = now();
    const out_nos = await findMessages(tx, provider, receipts);
    const known = (state: SmsReceipt['state']): SaidOf[] =>
      receipts.flatMap((receipt, place) => {
        const out_no = out_nos[place];
        const { provider_no, fault } = receipt;
        return out_no && receipt.state === state ? [{ out_no, provider_no, fault }] : [];
      });
    await moveMessages(tx, 'deliver', known('delivered'), at);
    await moveMessages(tx, 'bounce', known('bounced'), at);
    await keepEarly(
      tx,
      provider,
      receipts.filter((_, place) => !out_nos[place]),
      at,
    );
  });
