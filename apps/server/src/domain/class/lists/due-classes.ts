import { contract } from '@skillcert/api-client/contract';
import {
  dueSoonUntil,
  overdueBefore,
  type Stage,
  stageStates,
  stages,
  type WorkCalendar,
} from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { callScope } from '../../../platform/http/guards/class-scope.js';
import { fixed } from '../../../platform/store/fixed.js';
import { isOneOf } from '../../../platform/store/read-page.js';
import type { ListClock } from './list-clock.js';

/** The columns of the dates that deadlines count from. */
const columns = {
  enroll_start: 'c.enroll_start',
  enroll_end: 'c.enroll_end',
  exam_at: 'c.exam_at',
  entered: 'c.stage_at',
} as const;

/** Whether `class c` is in a stage, by the states that belong to it. */
const isIn = new Map(stages.map((stage) => [stage, fixed(isOneOf('c.status', stageStates[stage]))]));

/** The stage that `class c` is in; null once it has ended. */
const stageNow = fixed(
  sql<string | null>`case ${sql.join(
    stages.map((stage) => sql`when ${isIn.get(stage)} then ${sql.lit(stage)}`),
    sql` `,
  )} end`,
);

/**
 * The limits up to which a deadline is over: a condition for the rule of each stage, and a moment in SQL for a deadline
 * `d` that was set by hand.
 */
interface Until {
  readonly byRule: RawBuilder<unknown>;
  readonly byHand: RawBuilder<unknown>;
}

/** The rows of `class c` whose stage is over by its rule, at the moment that `of` returns for the stage. */
const overByRule = (of: (stage: Stage) => Date, { rules, ...working }: ListClock): RawBuilder<unknown> =>
  sql.join(
    stages.map((stage) => {
      const { anchor, working_days } = rules[stage];
      const before = overdueBefore(working_days, of(stage), working);
      return sql`${isIn.get(stage)} and ${sql.ref(columns[anchor])} < ${before}::timestamptz`;
    }),
    sql` or `,
  );

// In every time zone a day begins at a multiple of a quarter of an hour.
const quarter_ms = 900_000;

interface OverNow extends Pick<ListClock, 'rules' | 'time_zone'> {
  readonly quarter: number;
  readonly byRule: RawBuilder<unknown>;
}

const kept = new WeakMap<WorkCalendar, OverNow>();

/**
 * The same for the current moment. The result is cached for a quarter of an hour, because counting the days of the
 * calendar for each stage takes a quarter of the time of a list.
 */
const overNow = (clock: ListClock): RawBuilder<unknown> => {
  const { now, calendar, rules, time_zone } = clock;
  const quarter = Math.floor(now.getTime() / quarter_ms);
  const last = kept.get(calendar);
  if (last?.rules === rules && last.time_zone === time_zone && last.quarter === quarter) return last.byRule;
  const byRule = overByRule(() => now, clock);
  kept.set(calendar, { rules, time_zone, quarter, byRule });
  return byRule;
};

/**
 * The rows of `class c` whose deadline is over at the given limits, whether it was set by hand or follows from the
 * rule. The result agrees with core's timeline of each class, without counting working days in the database.
 */
const areOverAt = (until: Until): RawBuilder<boolean> => {
  // Few deadlines are set by hand, so they are read once for all classes.
  const byHand = (when: RawBuilder<boolean>) =>
    sql`(select d.class_id, d.stage from class_deadline d where ${when})`;
  return sql<boolean>`((${until.byRule})
      and (c.class_id, ${stageNow}) not in ${byHand(sql<boolean>`d.due_at > ${until.byHand}`)}
    or (c.class_id, ${stageNow}) in ${byHand(sql<boolean>`d.due_at <= ${until.byHand}`)})`;
};

/** The rows of `class c` whose stage should have ended. */
export const areOverdue = (clock: ListClock): RawBuilder<boolean> =>
  areOverAt({ byRule: overNow(clock), byHand: sql`${clock.now}::timestamptz` });

/** The rows of `class c` whose stage should have ended, or whose deadline is so near that its rule reminds of it. */
const areDue = (clock: ListClock): RawBuilder<boolean> => {
  const { rules, now, ...working } = clock;
  const of = (stage: Stage) => dueSoonUntil(rules[stage], now, working);
  const cases = stages.map((stage) => sql`when ${sql.lit(stage)} then ${of(stage)}::timestamptz`);
  return areOverAt({
    byRule: overByRule(of, clock),
    byHand: sql`case d.stage ${sql.join(cases, sql` `)} end`,
  });
};

type Caller = Pick<StaffSession, 'roles' | 'permission_classes'>;

/** The rows of `class c` that the session runs, or null if it runs none. */
const runBy = (caller: Caller) => callScope(caller, contract['class/setClassStatus'].access, 'c.class_id');

/** The kinds of work that deadlines cause. */
export type DueKind = 'overdue' | 'due_soon';

/**
 * The rows of `class c` that the session runs, and whose stage should have ended or, for `due_soon`, should end soon.
 */
export const dueClasses = (caller: Caller, kind: DueKind, clock: ListClock): RawBuilder<boolean> => {
  const scope = runBy(caller);
  if (!scope) return sql<boolean>`false`;
  return kind === 'overdue'
    ? sql<boolean>`${scope} and ${areOverdue(clock)}`
    : sql<boolean>`${scope} and ${areDue(clock)} and (${areOverdue(clock)}) is not true`;
};

/**
 * For each class that is overdue or due soon, whether it is `overdue`, in one scan of the classes. Null if the session
 * runs none.
 */
export const allDue = (caller: Caller, clock: ListClock): RawBuilder<unknown> | null => {
  const scope = runBy(caller);
  return (
    scope &&
    sql`select (${areOverdue(clock)}) is true as overdue from class c where ${scope} and ${areDue(clock)}`
  );
};
