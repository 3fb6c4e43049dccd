import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';

/** The rules of the current arrangement that a seat is chosen by. */
export interface StandingRules {
  readonly apart: boolean;
  readonly seed: number;
  /** Enrolments that need an accessible desk. */
  readonly accessible: readonly number[];
}

/** Reads the rules by which the seats of a class were arranged last. */
export const readRules = async (tx: Transaction<Database>, class_id: number): Promise<StandingRules> => {
  const { rows } = await sql<StandingRules>`
    select a.apart, a.seed, to_json(a.accessible) as accessible from exam_arrangement a
    where a.class_id = ${class_id} order by a.version desc limit 1`.execute(tx);
  return rows[0] ?? { apart: true, seed: 0, accessible: [] };
};
