import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';
import { declareEnded } from './declare-ended.js';
import type { Undoing } from './undo-held.js';
import { type UndoneMatch, undoMatch } from './undo-match.js';

/** The outcome of an undo. */
export interface UndoneLine extends Omit<UndoneMatch, 'declared'> {
  /** Whether a declaration that it had ended does not wait again, since somebody of it pays otherwise by now. */
  readonly stays_ended: boolean;
}

/** Takes back what a line became, with its parts. */
const undoParts = async (tx: Transaction<Database>, undoing: Undoing): Promise<UndoneMatch> => {
  const { line_id } = undoing;
  const undone = await undoMatch(tx, undoing);
  // A part may be on its way to another fee: it is waited for, and then taken back as well.
  const { rows } = await sql<{ line_id: number; is_matched: boolean }>`
    select line_id, class_id is not null as is_matched from bank_line
    where split_from = ${line_id} order by line_id for update`.execute(tx);
  const declared = [...undone.declared];
  for (const { line_id: part_id, is_matched } of rows)
    if (is_matched) declared.push(...(await undoParts(tx, { ...undoing, line_id: part_id })).declared);
  const parts = rows.map((part) => part.line_id);
  if (parts.length > 0)
    await sql`
      with gone as (delete from bank_line where line_id = any(${parts}::bigint[]) returning amount_cents)
      update bank_line set amount_cents = amount_cents + (select sum(amount_cents) from gone) where line_id = ${line_id}`.execute(
      tx,
    );
  return { ...undone, declared };
};

/**
 * Takes back what a line became, with the parts of it that went to other fees: it is whole again and waits, and so do
 * the declarations that it had ended.
 */
export const undoWhole = async (tx: Transaction<Database>, undoing: Undoing): Promise<UndoneLine> => {
  const { class_id, payment_id, declared } = await undoParts(tx, undoing);
  const { again, stays_ended } = await declareEnded(tx, declared, undoing);
  return { class_id, payment_id: payment_id ?? again[0] ?? null, stays_ended };
};
