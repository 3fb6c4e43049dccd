import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { readQuestions } from './read-questions.js';

interface ReadQuiz {
  readonly study_unit_id: number;
  readonly pass_percent: number | null;
  readonly attempts_max: number | null;
  readonly attempts: number;
  readonly updated_at: string;
}

export const fetchQuestions = handle('study/fetchQuestions', async ({ input, services }) => {
  const { store, keyring } = services;
  const { class_id, study_unit_id } = input;
  const { rows } = await sql<ReadQuiz>`
    select u.study_unit_id, u.pass_percent, u.attempts_max, ${utcMoment('u.updated_at')} as updated_at,
      (select count(*)::int4 from study_attempt a where a.class_id = u.class_id and a.study_unit_id = u.study_unit_id
        and a.quiz_no = u.quiz_no and a.sent_at is not null) as attempts
    from study_unit u where u.class_id = ${class_id} and u.study_unit_id = ${study_unit_id}`.execute(
    store.db,
  );
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  return { ...found, questions: await readQuestions(store.db, keyring, input) };
});
