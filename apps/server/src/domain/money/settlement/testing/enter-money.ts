import type { Services } from '../../../../platform/services.js';
import { newId } from '../../../../platform/store/new-id.js';

interface Entry {
  readonly class_id: number;
  readonly at: Date;
  /** Negative: it goes back. */
  readonly cents: number;
}

/** Enters money in the ledger as the desk would at that moment, without the states beside it. */
export const enterMoney = async (
  { store }: Pick<Services, 'store'>,
  entries: readonly Entry[],
): Promise<void> => {
  const rows = entries.map(({ class_id, at, cents }) => ({
    class_id,
    entry_id: newId(),
    payment_id: newId(),
    refund_id: cents > 0 ? 0 : newId(),
    kind: cents > 0 ? ('payment' as const) : ('refund' as const),
    amount_cents: cents,
    currency: 'CNY',
    created_at: at,
  }));
  if (rows.length > 0) await store.db.insertInto('ledger').values(rows).execute();
};
