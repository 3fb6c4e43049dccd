import type { OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

interface Of {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly study_unit_id: number;
}

type Standing = NonNullable<OutputOf<'study/openStudyUnit'>['quiz']>;

/**
 * The requirements of a quiz, the number of attempts at its current questions, and the best result.
 * @throws a Refusal `not_found` if it has no questions any more
 */
export const readQuizStanding = async (
  db: Kysely<Database>,
  { class_id, enrolment_id, study_unit_id }: Of,
): Promise<Standing> => {
  const { rows } = await sql<Standing>`
    select u.questions, u.pass_percent, u.attempts_max, count(a.attempt_no)::int4 as attempts,
      (array_agg(json_build_object('points', a.points, 'possible', a.possible) order by a.points desc, a.attempt_no)
        filter (where a.attempt_no is not null))[1] as best
    from study_unit u
    left join study_attempt a on a.class_id = u.class_id and a.study_unit_id = u.study_unit_id
      and a.enrolment_id = ${enrolment_id} and a.quiz_no = u.quiz_no and a.sent_at is not null
    where u.class_id = ${class_id} and u.study_unit_id = ${study_unit_id} and u.questions > 0
    group by u.class_id, u.study_unit_id`.execute(db);
  const [standing] = rows;
  if (!standing) throw new Refusal('not_found');
  return standing;
};
