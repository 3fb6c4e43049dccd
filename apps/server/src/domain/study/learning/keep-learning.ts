import {
  acceptsStudy,
  countBeat,
  countWatched,
  formatDateTime,
  furthestOf,
  type Stretch,
  secondsIn,
  watchReach,
} from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { refuseClass } from '../../../platform/http/guards/hold-class.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { askedOf } from './asked-of.js';
import { findOwnUnit, type OwnUnit } from './find-own-unit.js';
import { lockSession, type Session } from './lock-session.js';
import { stretchesText } from './stretches-text.js';

type Input = Call<'study/keepLearning'>['input'] & { readonly class_id: number };

/** The result of a beat. */
interface Counted {
  /** More than before. */
  readonly seconds: number;
  readonly seen: readonly Stretch[];
  readonly place: number;
}

/** The seconds of the elapsed time that a unit counts: all of it, or for a video the newly watched part. */
const countIn = (
  { kind, file }: Pick<OwnUnit, 'kind' | 'file'>,
  { seen, sent, sent_file_id }: Session,
  { watched, place, passed }: Pick<Input, 'watched' | 'place'> & { readonly passed: number },
): Counted => {
  if (kind !== 'video' || !file) return { seconds: passed, seen, place };
  const { seconds, size, file_id } = file;
  const reach = watchReach({ seconds, size, sent: sent_file_id === file_id ? sent : 0 });
  const after = countWatched({ seen, watched, passed, reach });
  return {
    seconds: secondsIn(after) - secondsIn(seen),
    seen: after,
    // A viewer who skipped ahead continues from the furthest watched point.
    place: Math.min(place, furthestOf(after)),
  };
};

interface Beat extends Counted {
  readonly counted_to: Date;
  /** The number of seconds that the unit requires. */
  readonly asked: number | null;
  readonly at: Date;
  /** The day of the programme’s time zone that the seconds belong to. */
  readonly day: string;
}

/** Writes the result of a beat: in the unit, on its day, and the moment counted to. The session must be locked. */
const writeBeat = async (
  tx: Transaction<Database>,
  { class_id, enrolment_id, study_unit_id }: Omit<Input, 'place' | 'watched'>,
  { seconds, seen, place, counted_to, asked, at, day }: Beat,
): Promise<{ seconds: number; done_at: string | null }> => {
  const { rows } = await sql<{ seconds: number; done_at: string | null }>`
    with counted as (
      update study_session set counted_to = ${counted_to} where class_id = ${class_id} and enrolment_id = ${enrolment_id}
    ), daily as (
      insert into study_day as d (class_id, enrolment_id, day, seconds)
      select ${class_id}::bigint, ${enrolment_id}::bigint, ${day}::date, ${seconds}::int4 where ${seconds}::int4 > 0
      on conflict (class_id, enrolment_id, day) do update set seconds = d.seconds + excluded.seconds
    )
    update study_progress p set seconds = p.seconds + ${seconds}::int4, seen = ${stretchesText(seen)}::int4multirange,
      place = ${place}, last_at = ${at},
      done_at = coalesce(p.done_at, case when p.seconds + ${seconds}::int4 >= ${asked}::int4 then ${at}::timestamptz end)
    where p.class_id = ${class_id} and p.study_unit_id = ${study_unit_id} and p.enrolment_id = ${enrolment_id}
    returning p.seconds, ${utcMoment('p.done_at')} as done_at`.execute(tx);
  const [written] = rows;
  if (!written) throw new Refusal('state_changed');
  return written;
};

export const keepLearning = handle('study/keepLearning', ({ input, caller, services }) => {
  const { store, now, programme } = services;
  return store.withTx(async (tx) => {
    const { class_id, class_status, ...unit } = await findOwnUnit(tx, caller, input);
    if (!acceptsStudy(class_status)) throw refuseClass(class_status);
    const learning = { ...input, class_id };
    const session = await lockSession(tx, learning);
    // The clock is read once the lock is held: of two beats at once the second one finds the time counted.
    const at = now();
    const { seconds: passed, counted_to } = countBeat(session.counted_to.getTime(), at.getTime());
    const counted = countIn(unit, session, { ...input, passed });
    const written = await writeBeat(tx, learning, {
      ...counted,
      counted_to: new Date(counted_to),
      asked: askedOf(unit),
      at,
      day: formatDateTime(at, { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone }),
    });
    return { ...written, seen: [...counted.seen] };
  });
});
