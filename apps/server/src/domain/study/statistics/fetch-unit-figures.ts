import type { OutputOf } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { learnersSeen, type StudyReader } from '../studies-online.js';

type Figures = OutputOf<'study/fetchUnitFigures'>;
type Unit = Call<'study/fetchUnitFigures'>['input'];

/** The most ranges. */
const ranges = 10;

/** The number of learners of a unit by time, among those whom the session sees. */
const readBins = async (
  db: Kysely<Database>,
  caller: StudyReader,
  { class_id, study_unit_id }: Unit,
): Promise<Figures['bins']> => {
  const { rows } = await sql<Figures['bins'][number]>`
    with learned as (
      select p.seconds / 60 as minutes from study_progress p
      join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
      where p.class_id = ${class_id} and p.study_unit_id = ${study_unit_id} and ${learnersSeen(caller)}
    ), wide as (
      select max(minutes) as most, greatest(1, ceil((max(minutes) + 1) / ${ranges}::numeric))::int4 as width from learned
    )
    select n * w.width as "from", (n + 1) * w.width as "to",
      (select count(*)::int4 from learned l where l.minutes / w.width = n) as count
    from wide w, generate_series(0, w.most / w.width) as n order by n`.execute(db);
  return rows;
};

/** The answers to the current questions of a quiz in all attempts of the learners whom the session sees. */
const readAnswers = async (
  db: Kysely<Database>,
  caller: StudyReader,
  { class_id, study_unit_id }: Unit,
): Promise<Figures['questions']> => {
  const { rows } = await sql<Figures['questions'][number]>`
    select q.position, q.text, count(a.attempt_no)::int4 as answered,
      (count(*) filter (where a.marks[q.position] > 0))::int4 as "right"
    from study_unit u
    join study_question q on q.class_id = u.class_id and q.study_unit_id = u.study_unit_id
    left join (
      study_attempt a join enrolment e on e.class_id = a.class_id and e.enrolment_id = a.enrolment_id and ${learnersSeen(caller)}
    ) on a.class_id = u.class_id and a.study_unit_id = u.study_unit_id and a.quiz_no = u.quiz_no and a.sent_at is not null
    where u.class_id = ${class_id} and u.study_unit_id = ${study_unit_id}
    group by q.position, q.text order by q.position`.execute(db);
  return rows;
};

export const fetchUnitFigures = handle('study/fetchUnitFigures', async ({ input, caller, services }) => {
  const { db } = services.store;
  const unit = await db
    .selectFrom('study_unit')
    .select('kind')
    .where('class_id', '=', input.class_id)
    .where('study_unit_id', '=', input.study_unit_id)
    .executeTakeFirst();
  if (!unit) throw new Refusal('not_found');
  return {
    bins: await readBins(db, caller, input),
    questions: unit.kind === 'quiz' ? await readAnswers(db, caller, input) : [],
  };
});
