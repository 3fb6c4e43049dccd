import { studyLimits, videoMinutes } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { finishLearners } from './finish-learners.js';
import { lockStudyUnit } from './lock-study-unit.js';

type Unit = Omit<Call<'study/saveStudyUnit'>['input'], 'study_unit_id' | 'updated_at'> & {
  readonly study_unit_id: number;
};

/**
 * Adds a unit behind the others of its course. The class must be locked.
 * @throws a Refusal naming the title where the course has as many units as it may
 */
export const addStudyUnit = async (tx: Transaction<Database>, unit: Unit, at: Date): Promise<undefined> => {
  const { class_id, course_id, study_unit_id, title, kind, body = '', required_minutes } = unit;
  const { rows } = await sql`
    insert into study_unit (class_id, course_id, study_unit_id, title, kind, body, required_minutes, position, created_at, updated_at)
    select ${class_id}::bigint, ${course_id}::bigint, ${study_unit_id}::bigint, ${title}::text, ${kind}::text,
      ${kind === 'article' ? body : ''}::text, ${required_minutes}::int4, count(*) + 1, ${at}::timestamptz, ${at}::timestamptz
    from study_unit where class_id = ${class_id} and course_id = ${course_id} having count(*) < ${studyLimits.units_max}
    returning study_unit_id`.execute(tx);
  if (rows.length === 0) throw refuseFields({ title: 'over_limit' });
  return undefined;
};

interface Change {
  readonly updated_at: string;
  readonly at: Date;
  /** Whether candidates see its course. */
  readonly published: boolean;
}

/**
 * Changes a unit in the version that was seen; without a text in the input, its text stays. The class must be
 * locked.
 * @returns the unit before the change
 * @throws a Refusal: not_found, state_changed, or the kind if it differs, or the text if a published course would
 * lose it, or the minutes if its video has fewer
 */
export const changeStudyUnit = async (
  tx: Transaction<Database>,
  unit: Unit,
  { updated_at, at, published }: Change,
) => {
  const { class_id, study_unit_id, title, required_minutes } = unit;
  const was = await lockStudyUnit(tx, { class_id, study_unit_id, updated_at });
  if (was.course_id !== unit.course_id) throw new Refusal('not_found');
  if (was.kind !== unit.kind) throw refuseFields({ kind: 'not_offered' });
  const body = was.kind === 'article' ? (unit.body ?? was.body) : '';
  if (published && was.body !== '' && body === '') throw refuseFields({ body: 'required' });
  if (was.video_seconds !== null && required_minutes > videoMinutes(was.video_seconds)) {
    throw refuseFields({ required_minutes: 'longer_than_video' });
  }
  await tx
    .updateTable('study_unit')
    .set({ title, body, required_minutes, updated_at: at })
    .where('class_id', '=', class_id)
    .where('study_unit_id', '=', study_unit_id)
    .execute();
  if (required_minutes < was.required_minutes) await finishLearners(tx, unit, at);
  return {
    title: was.title,
    required_minutes: was.required_minutes,
    // The trail does not store the text; it records that it changed.
    ...(body !== was.body && { characters: was.body.length }),
  };
};
