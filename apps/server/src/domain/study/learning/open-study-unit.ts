import { acceptsStudy, studyLimits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { readQuizStanding } from '../quiz/read-quiz-standing.js';
import { askedOf } from './asked-of.js';
import { findOwnUnit } from './find-own-unit.js';
import { readStretches } from './stretches-text.js';

/** Every few seconds: the rate of a reader who leafs through a course. */
const opens = { name: 'study-open', hits: 1_200, seconds: 3_600 };

interface Opened {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly study_unit_id: number;
}

interface Progress {
  readonly seconds: number;
  readonly seen: string;
  readonly place: number;
  readonly done_at: string | null;
}

const progressColumns = sql`p.seconds, p.seen::text as seen, p.place, ${utcMoment('p.done_at')} as done_at`;

/**
 * Takes the session of an enrolment over: a unit open elsewhere counts no more from now on. Counted time is not
 * counted again.
 */
const takeSession = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, study_unit_id }: Opened,
  at: Date,
): Promise<number> => {
  const { rows } = await sql<{ session_no: number }>`
    insert into study_session as s (class_id, enrolment_id, study_unit_id, session_no, counted_to)
    values (${class_id}, ${enrolment_id}, ${study_unit_id}, 1, ${at})
    on conflict (class_id, enrolment_id) do update set study_unit_id = excluded.study_unit_id,
      session_no = s.session_no + 1, counted_to = greatest(s.counted_to, excluded.counted_to)
    returning s.session_no`.execute(tx);
  return rows[0]?.session_no ?? 1;
};

/** Begins a unit, or resumes it. One that requires no minutes, or no more than are learned, is done. */
const beginUnit = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, study_unit_id, asked }: Opened & { readonly asked: number | null },
  at: Date,
): Promise<Progress | undefined> => {
  const { rows } = await sql<Progress>`
    insert into study_progress as p (class_id, study_unit_id, enrolment_id, seconds, place, first_at, last_at, done_at)
    values (${class_id}, ${study_unit_id}, ${enrolment_id}, 0, 0, ${at}, ${at}, ${asked === 0 ? at : null})
    on conflict (class_id, study_unit_id, enrolment_id) do update set last_at = excluded.last_at,
      done_at = coalesce(p.done_at, case when p.seconds >= ${asked}::int4 then excluded.last_at end)
    returning ${progressColumns}`.execute(tx);
  return rows[0];
};

export const openStudyUnit = handle('study/openStudyUnit', async ({ input, caller, services }) => {
  const { store, now } = services;
  await takeFrom(services, opens, caller.phone_index.toString('base64url'));
  const { class_id, class_status, ...unit } = await findOwnUnit(store.db, caller, input);
  const opened = { ...input, class_id, asked: askedOf(unit) };
  const open = acceptsStudy(class_status);
  const { progress, session_no } = await store.withTx(async (tx) => {
    if (open) {
      const at = now();
      // The session first, as beats do: two pages that open at once take turns.
      const taken = await takeSession(tx, opened, at);
      return { session_no: taken, progress: await beginUnit(tx, opened, at) };
    }
    const { rows } = await sql<Progress>`
      select ${progressColumns} from study_progress p where p.class_id = ${class_id}
        and p.study_unit_id = ${input.study_unit_id} and p.enrolment_id = ${input.enrolment_id}`.execute(tx);
    return { session_no: null, progress: rows[0] };
  });
  const { seconds = 0, seen = '', place = 0, done_at = null } = progress ?? {};
  return {
    ...unit,
    ...{ seconds, seen: [...readStretches(seen)], place, done_at, open, session_no },
    quiz: unit.kind === 'quiz' ? await readQuizStanding(store.db, opened) : null,
    beat_seconds: studyLimits.beat_seconds,
  };
});
