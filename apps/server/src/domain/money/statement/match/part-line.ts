import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';
import { newId } from '../../../../platform/store/new-id.js';
import type { LockedLine } from './lock-line.js';

/**
 * Parts an amount, which must be less than all of it, from a locked line.
 * @returns the id of the line that has it now
 */
export const partLine = async (
  tx: Transaction<Database>,
  { line_id: split_from }: Pick<LockedLine, 'line_id'>,
  amount_cents: number,
): Promise<number> => {
  const line_id = newId();
  await sql`
    with whole as (
      update bank_line set amount_cents = amount_cents - ${amount_cents}::bigint where line_id = ${split_from} returning *
    )
    insert into bank_line (line_id, line_key, paid_on, amount_cents, currency, payer_name, note, numbers, names, imported_by, imported_at,
      split_from)
    select ${line_id}::bigint, sha256(line_key || convert_to(${String(line_id)}::text, 'UTF8')), paid_on, ${amount_cents}::bigint, currency,
      payer_name, note, numbers, names, imported_by, imported_at, line_id
    from whole`.execute(tx);
  return line_id;
};
