import { contract } from '@skillcert/api-client/contract';
import { overdueBefore, stageStates, stages } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../http/calls/caller.js';
import { isOneOf } from '../../store/read-page.js';
import { callScope } from '../class-scope.js';
import type { ListClock } from './list-clock.js';

/** Where a class has the dates that deadlines count from. */
const columns = {
  enroll_start: 'c.enroll_start',
  enroll_end: 'c.enroll_end',
  exam_at: 'c.exam_at',
  entered: 'c.stage_at',
} as const;

/** The stage that `class c` is in; null once it has ended. */
const stageNow = sql<string | null>`case ${sql.join(
  stages.map((stage) => sql`when ${isOneOf('c.status', stageStates[stage])} then ${sql.lit(stage)}`),
  sql` `,
)} end`;

/**
 * The rows of `class c` whose stage should be over, by the date that was set by hand or by the rule; the same as core’s timeline says of each,
 * without a working day counted in the database.
 */
export const areOverdue = ({ rules, now, ...working }: ListClock): RawBuilder<boolean> => {
  const byRule = stages.map((stage) => {
    const { anchor, working_days } = rules[stage];
    const before = overdueBefore(working_days, now, working);
    return sql`${isOneOf('c.status', stageStates[stage])} and ${sql.ref(columns[anchor])} < ${before}::timestamptz`;
  });
  // Few deadlines are set by hand: they are read once for all classes.
  const byHand = (when: RawBuilder<boolean>) =>
    sql`(select d.class_id, d.stage from class_deadline d where ${when})`;
  return sql<boolean>`((${sql.join(byRule, sql` or `)})
      and (c.class_id, ${stageNow}) not in ${byHand(sql<boolean>`d.due_at > ${now}::timestamptz`)}
    or (c.class_id, ${stageNow}) in ${byHand(sql<boolean>`d.due_at <= ${now}::timestamptz`)})`;
};

/** The rows of `class c` that the session runs and whose stage should be over; null where it runs no class. */
export const overdueClasses = (
  caller: Pick<StaffSession, 'roles' | 'permission_classes'>,
  clock: ListClock,
): RawBuilder<boolean> | null => {
  const scope = callScope(caller, contract['class/setClassStatus'].access, 'c.class_id');
  return scope && sql<boolean>`${scope} and ${areOverdue(clock)}`;
};
