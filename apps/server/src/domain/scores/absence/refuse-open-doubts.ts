import { sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { isOpenDoubt, scoresWithPresence } from '../../foundation/standing/presence.js';

interface Subject {
  readonly class_id: number;
  readonly subject: string;
  readonly now: Date;
}

/** @throws a Refusal `doubts_open` while a word is missing to a doubt about a score of the subject */
export const refuseOpenDoubts = async (
  tx: Transaction<Database>,
  { class_id, subject, now }: Subject,
): Promise<void> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from ${scoresWithPresence(class_id, now)} and s.subject = ${subject} and ${isOpenDoubt}`.execute(
    tx,
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new Refusal('doubts_open', { values: { count } });
};
