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

/** Where a class has the dates that deadlines count from. */
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
 * What is over at the moment that is asked about: by the rule of its stage, and as SQL that moment for a deadline `d`
 * that was set by hand.
 */
interface Until {
  readonly byRule: RawBuilder<unknown>;
  readonly byHand: RawBuilder<unknown>;
}

/** The rows of `class c` whose stage is over by its rule, at the moment that is asked of each stage. */
const overByRule = (of: (stage: Stage) => Date, { rules, ...working }: ListClock): RawBuilder<unknown> =>
  sql.join(
    stages.map((stage) => {
      const { anchor, working_days } = rules[stage];
      const before = overdueBefore(working_days, of(stage), working);
      return sql`${isIn.get(stage)} and ${sql.ref(columns[anchor])} < ${before}::timestamptz`;
    }),
    sql` or `,
  );

// In every zone a day begins at a quarter of an hour.
const quarter_ms = 900_000;

interface OverNow extends Pick<ListClock, 'rules' | 'time_zone'> {
  readonly quarter: number;
  readonly byRule: RawBuilder<unknown>;
}

const kept = new WeakMap<WorkCalendar, OverNow>();

/**
 * The same at this moment: one answer for a quarter of an hour, since to walk through the calendar for each stage is a
 * quarter of what a list takes.
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
 * The rows of `class c` whose deadline is over at the moment that is asked about, by the date that was set by hand or
 * by the rule; the same as core’s timeline says of each, without a working day counted in the database.
 */
const areOverAt = (until: Until): RawBuilder<boolean> => {
  // Few deadlines are set by hand: they are read once for all classes.
  const byHand = (when: RawBuilder<boolean>) =>
    sql`(select d.class_id, d.stage from class_deadline d where ${when})`;
  return sql<boolean>`((${until.byRule})
      and (c.class_id, ${stageNow}) not in ${byHand(sql<boolean>`d.due_at > ${until.byHand}`)}
    or (c.class_id, ${stageNow}) in ${byHand(sql<boolean>`d.due_at <= ${until.byHand}`)})`;
};

/** The rows of `class c` whose stage should be over. */
export const areOverdue = (clock: ListClock): RawBuilder<boolean> =>
  areOverAt({ byRule: overNow(clock), byHand: sql`${clock.now}::timestamptz` });

/** The rows of `class c` whose stage should be over, or has a deadline so near that its rule reminds of it. */
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

/** The rows of `class c` that the session runs; null where it runs none. */
const runBy = (caller: Caller) => callScope(caller, contract['class/setClassStatus'].access, 'c.class_id');

/** Work that a deadline makes. */
export type DueKind = 'overdue' | 'due_soon';

/** The rows of `class c` that the session runs and whose stage should be over, or should be soon and is not yet. */
export const dueClasses = (caller: Caller, kind: DueKind, clock: ListClock): RawBuilder<boolean> => {
  const scope = runBy(caller);
  if (!scope) return sql<boolean>`false`;
  return kind === 'overdue'
    ? sql<boolean>`${scope} and ${areOverdue(clock)}`
    : sql<boolean>`${scope} and ${areDue(clock)} and (${areOverdue(clock)}) is not true`;
};

/**
 * Of each class of either kind whether it is `overdue`, in one walk over the classes; null where the session runs
 * none.
 */
export const allDue = (caller: Caller, clock: ListClock): RawBuilder<unknown> | null => {
  const scope = runBy(caller);
  return (
    scope &&
    sql`select (${areOverdue(clock)}) is true as overdue from class c where ${scope} and ${areDue(clock)}`
  );
};
