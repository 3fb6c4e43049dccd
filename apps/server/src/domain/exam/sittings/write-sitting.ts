import { examLimits } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { isAsSeen } from '../../../platform/store/sql/is-as-seen.js';
import { hasSeats, refuseSeats } from '../used-by.js';
import type { PlannedSitting } from './plan/planned-sitting.js';

interface Sitting extends PlannedSitting {
  readonly class_id: number;
}

/** Whether a class takes so many further sittings. */
const takes = (class_id: number, count: number): RawBuilder<boolean> =>
  sql<boolean>`(select count(*) from exam_sitting where class_id = ${class_id}) + ${count}::int4 <= ${examLimits.sittings_max}`;

/** Whether a class takes so many further sittings, before these are added. The class must be locked. */
export const takesSittings = async (
  tx: Transaction<Database>,
  class_id: number,
  count: number,
): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`select ${takes(class_id, count)} as taken`.execute(tx);
  return rows[0]?.taken === true;
};

/**
 * Adds sittings with those who invigilate, however many, in one statement. The class must be locked.
 * @returns whether they were added; not where the class would have more sittings than it may
 */
export const addSittings = async (
  tx: Transaction<Database>,
  class_id: number,
  sittings: readonly PlannedSitting[],
  now: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(sittings)}::json) as w (sitting_id bigint, subject text, room_id bigint,
        starts_at timestamptz, ends_at timestamptz, user_ids bigint[], names text[])
      where ${takes(class_id, sittings.length)}
    ), added as (
      insert into exam_sitting (class_id, sitting_id, subject, room_id, starts_at, ends_at, names, created_at, updated_at)
      select ${class_id}::bigint, sitting_id, subject, room_id, starts_at, ends_at, names, ${now}::timestamptz, ${now}::timestamptz
      from wanted
      returning class_id, sitting_id
    ), people as (
      insert into sitting_invigilator (class_id, sitting_id, user_id)
      select added.class_id, added.sitting_id, user_id from added
      join wanted on wanted.sitting_id = added.sitting_id, unnest(wanted.user_ids) as user_id
    )
    select sitting_id from added`.execute(tx);
  return rows.length > 0;
};

interface Seen {
  readonly updated_at: string;
  readonly now: Date;
}

/** Replaces the invigilators of the sittings of `changed (class_id, sitting_id, user_ids)`, as parts of a statement. */
const peopleOfChanged = sql`gone as (
      delete from sitting_invigilator i using changed
      where i.class_id = changed.class_id and i.sitting_id = changed.sitting_id
        and not (i.user_id = any(changed.user_ids))
      returning i.sitting_id, i.user_id
    ), people as (
      insert into sitting_invigilator (class_id, sitting_id, user_id)
      select class_id, sitting_id, user_id from changed, unnest(changed.user_ids) as user_id
      on conflict do nothing
      returning sitting_id, user_id
    )`;

/**
 * Changes a sitting, and who invigilates, as it was seen. The class must be locked.
 * @throws a Refusal: not_found, state_changed, in_use where tickets have seats in it and more than its invigilators
 * would change
 */
export const changeSitting = async (
  tx: Transaction<Database>,
  { class_id, sitting_id, subject, starts_at, ends_at, room_id, user_ids, names }: Sitting,
  { updated_at, now, language }: Seen & { readonly language: string },
): Promise<void> => {
  const isThis = sql<boolean>`s.class_id = ${class_id} and s.sitting_id = ${sitting_id}`;
  const { rows } = await sql<{ found: boolean; used: boolean; changed: boolean }>`
    with used as (
      select from exam_sitting s
      where ${isThis} and ${hasSeats} and (s.subject, s.room_id, s.starts_at, s.ends_at)
        <> (${subject}::text, ${room_id}::bigint, ${starts_at}::timestamptz, ${ends_at}::timestamptz)
    ), changed as (
      update exam_sitting set subject = ${subject}, room_id = ${room_id}, starts_at = ${starts_at}, ends_at = ${ends_at},
        names = ${names}, updated_at = ${now}
      where class_id = ${class_id} and sitting_id = ${sitting_id} and ${isAsSeen('updated_at', updated_at)}
        and not exists (select from used)
      returning class_id, sitting_id, ${[...user_ids]}::bigint[] as user_ids
    ), ${peopleOfChanged}
    select exists (select from exam_sitting s where ${isThis}) as found,
      exists (select from used) as used, exists (select from changed) as changed`.execute(tx);
  const [outcome] = rows;
  if (!outcome?.found) throw new Refusal('not_found');
  if (outcome.used) await refuseSeats(tx, language, isThis);
  if (!outcome.changed) throw new Refusal('state_changed');
};

/** A sitting whose invigilators are replaced, as it was seen. */
export interface SeenSitting extends Pick<PlannedSitting, 'sitting_id' | 'user_ids' | 'names'> {
  readonly updated_at: string;
}

/** The accounts that invigilate a sitting from now on, and those that no longer do. */
export interface Replaced {
  readonly sitting_id: number;
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/**
 * Replaces the invigilators of sittings as they were seen, however many, in one statement. The class must be locked.
 * @throws a Refusal: not_found, state_changed
 */
export const changeInvigilators = async (
  tx: Transaction<Database>,
  class_id: number,
  sittings: readonly SeenSitting[],
  now: Date,
): Promise<readonly Replaced[]> => {
  const { rows } = await sql<Replaced & { found: boolean; changed: boolean }>`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(sittings)}::json) as w (sitting_id bigint, updated_at timestamptz,
        user_ids bigint[], names text[])
    ), changed as (
      update exam_sitting s set names = w.names, updated_at = ${now}
      from wanted w
      where s.class_id = ${class_id} and s.sitting_id = w.sitting_id
        and date_trunc('milliseconds', s.updated_at) = w.updated_at
      returning s.class_id, s.sitting_id, w.user_ids
    ), ${peopleOfChanged}
    select w.sitting_id,
      exists (select from exam_sitting s where s.class_id = ${class_id} and s.sitting_id = w.sitting_id) as found,
      exists (select from changed c where c.sitting_id = w.sitting_id) as changed,
      array(select p.user_id from people p where p.sitting_id = w.sitting_id) as added,
      array(select g.user_id from gone g where g.sitting_id = w.sitting_id) as removed
    from wanted w`.execute(tx);
  if (rows.some(({ found }) => !found)) throw new Refusal('not_found');
  if (rows.some(({ changed }) => !changed)) throw new Refusal('state_changed');
  return rows;
};
