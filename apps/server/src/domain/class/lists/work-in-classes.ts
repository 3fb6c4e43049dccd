import { limits, type WorkInClass, workInClass } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { deskWork } from './desk-work.js';
import { underReview, waitingEnrolments } from './waiting-work.js';

/**
 * The class of each piece of work of a kind, within the classes of `page`. Null if the session never does this kind of
 * work.
 */
const rowsOf = (caller: StaffSession, kind: WorkInClass): RawBuilder<unknown> | null => {
  if (kind === 'doubtful')
    return sql`
      select c.class_id from page c cross join lateral (${waitingEnrolments(caller, kind, limits.to_do_count_max)}) as waiting
      where ${underReview(caller)}`;
  const rows = deskWork(caller, kind);
  return (
    rows &&
    sql`select k.class_id from (${rows}) as k where k.class_id = any(array(select class_id from page))`
  );
};

/**
 * The work that waits for the session in each class of `page`, counted as fetchToDo counts it over all classes:
 * `class_id`, and `waits` with a count for each kind. Classes without work are absent. It is a part of a statement that
 * defines `page`.
 */
export const workInClasses = (caller: StaffSession): RawBuilder<unknown> => {
  const waiting = workInClass.flatMap((kind) => {
    const rows = rowsOf(caller, kind);
    return rows ? [sql`select class_id, ${sql.lit(kind)} as kind from (${rows}) as found`] : [];
  });
  // The list is never empty: an account that may see a class also counts its doubtful candidates.
  return sql`
    select class_id, json_object_agg(kind, count) as waits from (
      select class_id, kind, count(*)::int4 as count from (${sql.join(waiting, sql` union all `)}) as waiting
      group by class_id, kind) as counted
    group by class_id`;
};
