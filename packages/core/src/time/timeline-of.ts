import { type ClassStatus, classLifecycle } from '../lifecycle/class-lifecycle.js';
import { eventsFrom } from '../lifecycle/machine/events-from.js';
import { dueSoonUntil } from './due-soon-until.js';
import { endOfWorkingDay } from './end-of-working-day.js';
import { type Stage, type StageRule, stages, type TimelineRules } from './stages.js';
import { uncoveredYear } from './uncovered-year.js';
import { type ClassMove, stagesBehind, type WalkedStages, walkStages } from './walk-stages.js';
import type { Working } from './work-calendar.js';

/** The facts of a timeline; moments are ISO 8601. */
export interface TimelineFacts {
  readonly status: ClassStatus;
  readonly enroll_start: string | null;
  readonly enroll_end: string | null;
  readonly exam_at: string | null;
  /** The moment when it entered its stage, if its steps do not show it. */
  readonly stage_at: string | null;
  /** Its steps from state to state, oldest first. */
  readonly moves: readonly ClassMove[];
  /** The deadlines that were set by hand. */
  readonly moved: { readonly [Each in Stage]?: string };
}

/** How far a class is with a stage; `dropped`: it was cancelled before it. */
export const stageProgress = ['done', 'current', 'ahead', 'dropped'] as const;

/** A stage of a class with its deadline. */
export interface TimelineStage {
  readonly stage: Stage;
  readonly state: (typeof stageProgress)[number];
  /** Null where the date that it depends on is not there. */
  readonly due_at: string | null;
  /** Null too if the moment is no longer known. */
  readonly done_at: string | null;
  /** Whether the deadline was set by hand. */
  readonly moved: boolean;
  /** Whether the class is in it and its deadline is over. */
  readonly overdue: boolean;
  /** Whether the class is in it and its deadline is so near, and not over, that its rule reminds of it. */
  readonly due_soon: boolean;
  /** A year that the deadline reaches and that has no known days off: it counts Monday to Friday there. */
  readonly uncovered_year: number | null;
}

/** By which deadlines, days and clock. */
export interface Timing extends Working {
  readonly rules: TimelineRules;
  readonly now: Date;
}

/**
 * The parties whose step moves a class on: the clock if it does so by itself, else the organiser, or the
 * platform alone.
 */
export const stageActors = ['clock', 'platform', 'organiser'] as const;

/** One of {@link stageActors}. */
export type WaitsFor = (typeof stageActors)[number];

/** The party that a class in a state waits for; null once it has ended. */
export const waitsFor = (status: ClassStatus): WaitsFor | null => {
  if (classLifecycle.states[status].ends) return null;
  if (eventsFrom(classLifecycle, status, ['clock']).length > 0) return 'clock';
  const onward = eventsFrom(classLifecycle, status, ['master']).filter(({ event }) => event !== 'cancel');
  return onward.length > 0 ? 'organiser' : 'platform';
};

type Due = Pick<TimelineStage, 'due_at' | 'moved' | 'uncovered_year'>;

const noDue: Due = { due_at: null, moved: false, uncovered_year: null };

/**
 * The date that a deadline counts from; a stage that is ahead is entered when the one before it ends, at the
 * latest on its deadline.
 */
const anchorOf = (
  { anchor }: StageRule,
  facts: TimelineFacts,
  entered: string | undefined,
  before: Date | undefined,
): Date | undefined => {
  const date = anchor === 'entered' ? entered : facts[anchor];
  if (date) return new Date(date);
  return anchor === 'entered' ? before : undefined;
};

const dueOf = (rule: StageRule, anchor: Date | undefined, timing: Timing): Due => {
  if (!anchor) return noDue;
  const due = endOfWorkingDay(anchor, rule.working_days, timing);
  // The last moment that is counted: a day ends when the next one begins.
  const last = new Date(due.getTime() - 1);
  const uncovered_year =
    anchor < last ? uncoveredYear(anchor, last, timing) : uncoveredYear(last, anchor, timing);
  return { due_at: due.toISOString(), moved: false, uncovered_year };
};

const enteredIn = (
  { entered }: WalkedStages,
  { stage_at }: TimelineFacts,
  stage: Stage,
  state: TimelineStage['state'],
): string | undefined => {
  // One that the class has left again, and will enter anew.
  if (state === 'ahead') return undefined;
  return entered[stage] ?? (state === 'current' ? (stage_at ?? undefined) : undefined);
};

const stateAt = (index: number, behind: number | undefined, isDone: boolean): TimelineStage['state'] => {
  if (behind === undefined) return isDone ? 'done' : 'dropped';
  if (index < behind) return 'done';
  return index === behind ? 'current' : 'ahead';
};

/** A step that ends with a day is done on that day, not on the next. */
const endOf = (done_at: string | null, due_at: string | null): Date | undefined => {
  if (done_at) return new Date(done_at);
  return due_at ? new Date(new Date(due_at).getTime() - 1) : undefined;
};

type Nearness = Pick<TimelineStage, 'overdue' | 'due_soon'>;

/** Whether a deadline is over, or near. */
const nearnessOf = (rule: StageRule, due_at: string | null, timing: Timing): Nearness => {
  if (due_at === null) return { overdue: false, due_soon: false };
  const due = new Date(due_at);
  const overdue = due <= timing.now;
  return { overdue, due_soon: !overdue && due <= dueSoonUntil(rule, timing.now, timing) };
};

/** The stages of a class in order, each with its deadline and state. */
export const timelineOf = (facts: TimelineFacts, timing: Timing): readonly TimelineStage[] => {
  const walked = walkStages(facts.moves);
  const behind = stagesBehind(facts.status);
  const timeline: TimelineStage[] = [];
  let before: Date | undefined;
  for (const [index, stage] of stages.entries()) {
    const rule = timing.rules[stage];
    const state = stateAt(index, behind, walked.done[stage] !== undefined);
    const moved = facts.moved[stage];
    const due: Due = moved
      ? { due_at: moved, moved: true, uncovered_year: null }
      : dueOf(rule, anchorOf(rule, facts, enteredIn(walked, facts, stage, state), before), timing);
    const done_at = (state === 'done' && walked.done[stage]) || null;
    before = endOf(done_at, due.due_at);
    const isWaiting = state === 'current' || state === 'ahead';
    timeline.push({
      stage,
      state,
      ...(state === 'dropped' ? noDue : due),
      ...(isWaiting ? {} : { uncovered_year: null }),
      done_at,
      ...nearnessOf(rule, state === 'current' ? due.due_at : null, timing),
    });
  }
  return timeline;
};
