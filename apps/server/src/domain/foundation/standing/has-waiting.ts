import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/store/database.js';

/**
 * Whether in the class of this id the change of a score waits for a second person, or a request for a recheck for
 * its decision.
 */
export const waitsIn = (class_id: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from score_amendment m where m.class_id = ${class_id} and m.status = 'proposed')
  or exists (select from score_recheck r where r.class_id = ${class_id} and r.status = 'requested'))`;

/** The number of waiting changes of a score and requests for a recheck in a class. */
export const waitingScores = (class_id: number): RawBuilder<number> => sql`(
  (select count(*)::int4 from score_amendment m where m.class_id = ${class_id} and m.status = 'proposed')
  + (select count(*)::int4 from score_recheck r where r.class_id = ${class_id} and r.status = 'requested'))`;

/** Whether a decision about the scores of a class is waiting. */
export const hasWaiting = async (tx: Transaction<Database>, class_id: number): Promise<boolean> => {
  const { rows } = await sql<{ waits: boolean }>`select ${waitsIn(sql`${class_id}`)} as waits`.execute(tx);
  return rows[0]?.waits ?? false;
};
