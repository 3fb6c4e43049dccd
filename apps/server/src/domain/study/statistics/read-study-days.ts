import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/database.js';
import { learnersSeen, type StudyReader } from '../studies-online.js';

const shown = 30;
const dayMs = 86_400_000;

interface StudyDay {
  readonly day: string;
  readonly minutes: number;
}

/**
 * The days up to the last one on which somebody in the class learned, without gaps, with the minutes of the
 * learners whom the session sees.
 */
export const readStudyDays = async (
  db: Kysely<Database>,
  caller: StudyReader,
  class_id: number,
): Promise<StudyDay[]> => {
  const { rows } = await sql<StudyDay & { last: string }>`
    select d.day::text as day, round(sum(d.seconds) / 60.0)::int4 as minutes, l.last::text as last
    from (select max(day) as last from study_day where class_id = ${class_id}) as l
    join study_day d on d.class_id = ${class_id} and d.day > l.last - ${shown}::int4
    join enrolment e on e.class_id = d.class_id and e.enrolment_id = d.enrolment_id
    where ${learnersSeen(caller)}
    group by d.day, l.last`.execute(db);
  const [first] = rows;
  if (!first) return [];
  const minutes = new Map(rows.map((row) => [row.day, row.minutes]));
  const last = Date.parse(`${first.last}T00:00:00Z`);
  return Array.from({ length: shown }, (_, index) => {
    const day = new Date(last - (shown - 1 - index) * dayMs).toISOString().slice(0, 10);
    return { day, minutes: minutes.get(day) ?? 0 };
  });
};
