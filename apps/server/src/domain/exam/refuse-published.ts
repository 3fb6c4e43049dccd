import { sql, type Transaction } from 'kysely';
import { firstNames } from '../../platform/http/errors/first-names.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import type { Database } from '../../platform/store/database.js';
import { type Saying, subjectName } from './used-by.js';

/** The refusal of a change of the attendance; it names the subjects whose scores are published. */
export const publishedScores = async (
  tx: Transaction<Database>,
  saying: Saying,
  class_id: number,
): Promise<Refusal> => {
  const { rows } = await sql<{ subject: string }>`
    select distinct subject from score where class_id = ${class_id} and status in ('published', 'final') order by subject`.execute(
    tx,
  );
  const subjects = rows.map(({ subject }) => subjectName(saying, subject));
  const count = subjects.length;
  return new Refusal('scores_published', {
    values: { count, names: firstNames(subjects, count, saying.language) },
  });
};
