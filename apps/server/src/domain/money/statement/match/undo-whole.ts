import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';
import type { Undoing } from './undo-held.js';
import { undoMatch } from './undo-match.js';

/** Takes back what a line became, with the parts of it that went to other fees: it is whole again and waits. */
export const undoWhole = async (
  tx: Transaction<Database>,
  undoing: Undoing,
): Promise<Awaited<ReturnType<typeof undoMatch>>> => {
  const { line_id } = undoing;
  const undone = await undoMatch(tx, undoing);
  const { rows } = await sql<{ line_id: number; is_matched: boolean }>`
    select line_id, class_id is not null as is_matched from bank_line where split_from = ${line_id} order by line_id`.execute(
    tx,
  );
  for (const part of rows) if (part.is_matched) await undoWhole(tx, { ...undoing, line_id: part.line_id });
  if (rows.length > 0)
    await sql`
      with gone as (delete from bank_line where split_from = ${line_id} returning amount_cents)
      update bank_line set amount_cents = amount_cents + (select sum(amount_cents) from gone) where line_id = ${line_id}`.execute(
      tx,
    );
  return undone;
};
