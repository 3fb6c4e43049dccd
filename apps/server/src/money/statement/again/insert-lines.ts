import { sql, type Transaction } from 'kysely';
import type { Call } from '../../../http/calls/handle.js';
import type { Database } from '../../../store/database.js';
import { newId } from '../../../store/new-id.js';
import type { NewLine } from './known-lines.js';

/** Keeps the lines of a file that are not there yet. */
export const insertLines = async (
  tx: Transaction<Database>,
  lines: readonly NewLine[],
  { caller, services: { programme, now } }: Call<'payment/importStatement'>,
): Promise<void> => {
  if (lines.length === 0) return;
  const rows = JSON.stringify(lines.map((line) => ({ ...line, line_id: newId() })));
  await sql`
    insert into bank_line (line_id, line_key, paid_on, amount_cents, currency, payer_name, note, numbers, names, reference_keys,
      paid_at, layout, perhaps_of, imported_by, imported_at)
    select l.line_id, decode(l.line_key, 'hex'), l.paid_on, l.amount_cents, ${programme.currency}::text, l.payer_name, l.note,
      l.numbers, l.names, l.reference_keys, l.paid_at, l.layout, l.perhaps_of, ${caller.user_id}::bigint, ${now()}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as l (line_id bigint, line_key text, paid_on date, amount_cents bigint,
      payer_name text, note text, numbers text[], names text[], reference_keys text[], paid_at text, layout text,
      perhaps_of bigint)`.execute(tx);
};
