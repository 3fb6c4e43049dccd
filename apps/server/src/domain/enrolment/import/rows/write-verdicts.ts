import type { ReadingKind } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import type { Database, ImportProblem, ImportRowState } from '../../../../platform/store/database.js';

/** The result of evaluating a row. */
export interface RowVerdict {
  readonly row_no: number;
  readonly state: ImportRowState;
  readonly problems: readonly ImportProblem[];
  readonly id_index?: Buffer | null;
  readonly phone_index?: Buffer | null;
  /** The values that are inferred although the cells lack them. */
  readonly filled?: readonly ReadingKind[];
}

/**
 * Writes the verdicts of some rows. It skips a row that is no longer in `from`, because another server has written it.
 */
export const writeVerdicts = async (
  tx: Transaction<Database>,
  { class_id, import_id }: { readonly class_id: number; readonly import_id: number },
  from: 'read' | 'good',
  verdicts: readonly RowVerdict[],
): Promise<void> => {
  await sql`
    update import_row set state = r.state, problems = r.problems,
      id_index = coalesce(r.id_index, import_row.id_index), phone_index = coalesce(r.phone_index, import_row.phone_index),
      filled = coalesce(string_to_array(r.filled, ','), import_row.filled)
    from unnest(${verdicts.map(({ row_no }) => row_no)}::int4[], ${verdicts.map(({ state }) => state)}::text[],
      ${verdicts.map(({ problems }) => JSON.stringify(problems))}::jsonb[],
      ${verdicts.map(({ id_index }) => id_index ?? null)}::bytea[],
      ${verdicts.map(({ phone_index }) => phone_index ?? null)}::bytea[],
      ${verdicts.map(({ filled }) => filled?.join() || null)}::text[])
      as r (row_no, state, problems, id_index, phone_index, filled)
    where import_row.class_id = ${class_id} and import_row.import_id = ${import_id}
      and import_row.row_no = r.row_no and import_row.state = ${from}`.execute(tx);
};
