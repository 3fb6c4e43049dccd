import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';
import { executePrepared } from '../../../../platform/store/prepared.js';

/** A line that waits, locked. */
export interface LockedLine {
  readonly line_id: number;
  readonly amount_cents: number;
  readonly currency: string;
  readonly payer_name: string;
  readonly paid_on: string;
}

/** @returns nothing where it does not wait (any more) */
export const lockLine = async (
  tx: Transaction<Database>,
  line_id: number,
): Promise<LockedLine | undefined> => {
  const read = sql<LockedLine & { readonly is_open: boolean }>`
    select line_id, amount_cents, currency, payer_name, paid_on::text as paid_on,
      class_id is null and aside_at is null as is_open
    from bank_line where line_id = ${line_id} for update`;
  const [found] = await executePrepared(tx, read);
  return found?.is_open ? found : undefined;
};
