import { countBeat, formatDateTime, takesStudy } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { utcMoment } from '../../class/utc-moment.js';
import { type Call, handle } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import type { Database } from '../../store/database.js';
import { findOwnUnit } from './find-own-unit.js';

type Input = Call<'study/keepLearning'>['input'] & { readonly class_id: number };

/**
 * Locks where somebody learns: beats of one enrolment count one after the other.
 * @returns up to when time has been counted
 * @throws a Refusal `state_changed` where it is on another page by now, or was never here
 */
const lockSession = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, study_unit_id, session_no }: Input,
): Promise<Date> => {
  const session = await tx
    .selectFrom('study_session')
    .select(['study_unit_id', 'session_no', 'counted_to'])
    .where('class_id', '=', class_id)
    .where('enrolment_id', '=', enrolment_id)
    .forUpdate()
    .executeTakeFirst();
  const isHere = session?.session_no === session_no && session.study_unit_id === study_unit_id;
  if (!session || !isHere) throw new Refusal('state_changed');
  return session.counted_to;
};

interface Counted {
  readonly seconds: number;
  readonly counted_to: Date;
  readonly required_minutes: number;
  readonly at: Date;
  /** The day of the programme’s time zone that the seconds belong to. */
  readonly day: string;
}

/** Writes what a beat counts: in the unit, on its day, and up to when. The session must be locked. */
const writeBeat = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, study_unit_id, place }: Input,
  { seconds, counted_to, required_minutes, at, day }: Counted,
): Promise<{ seconds: number; done_at: string | null }> => {
  const { rows } = await sql<{ seconds: number; done_at: string | null }>`
    with counted as (
      update study_session set counted_to = ${counted_to} where class_id = ${class_id} and enrolment_id = ${enrolment_id}
    ), daily as (
      insert into study_day as d (class_id, enrolment_id, day, seconds)
      select ${class_id}::bigint, ${enrolment_id}::bigint, ${day}::date, ${seconds}::int4 where ${seconds}::int4 > 0
      on conflict (class_id, enrolment_id, day) do update set seconds = d.seconds + excluded.seconds
    )
    update study_progress p set seconds = p.seconds + ${seconds}::int4, place = ${place}, last_at = ${at},
      done_at = coalesce(p.done_at, case when p.seconds + ${seconds}::int4 >= ${required_minutes * 60}::int4 then ${at}::timestamptz end)
    where p.class_id = ${class_id} and p.study_unit_id = ${study_unit_id} and p.enrolment_id = ${enrolment_id}
    returning p.seconds, ${utcMoment('p.done_at')} as done_at`.execute(tx);
  const [written] = rows;
  if (!written) throw new Refusal('state_changed');
  return written;
};

export const keepLearning = handle('study/keepLearning', ({ input, caller, services }) => {
  const { store, now, programme } = services;
  return store.withTx(async (tx) => {
    const { class_id, class_status, required_minutes } = await findOwnUnit(tx, caller, input);
    if (!takesStudy(class_status)) throw new Refusal('transition_refused');
    const learning = { ...input, class_id };
    const before = await lockSession(tx, learning);
    // The clock is read once the lock is held: of two beats at once the second one finds the time counted.
    const at = now();
    const { seconds, counted_to } = countBeat(before.getTime(), at.getTime());
    return writeBeat(tx, learning, {
      seconds,
      counted_to: new Date(counted_to),
      required_minutes,
      at,
      day: formatDateTime(at, { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone }),
    });
  });
});
