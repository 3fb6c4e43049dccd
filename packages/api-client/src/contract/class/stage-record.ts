import { stageActors, stageProgress, stages } from '@skillcert/core';
import { z } from 'zod';
import { moment } from '../fields.js';

/** A stage of a class. */
export const stage = z.enum(stages);

/** A stage of a class with its deadline. */
export const stageRecord = z.object({
  stage,
  /** `dropped`: the class was cancelled before it. */
  state: z.enum(stageProgress),
  /** Null where the date that it depends on is not there. */
  due_at: moment.nullable(),
  /** Null also if the time is no longer known. */
  done_at: moment.nullable(),
  /** The reason and the author of a manual deadline; null if the rule sets it. */
  moved: z.object({ reason: z.string(), by: z.string() }).nullable(),
  /** Whether the class is in it and its deadline is over. */
  overdue: z.boolean(),
  /** Whether the class is in it and its deadline is so near, and not over, that its rule reminds of it. */
  due_soon: z.boolean(),
  /** A year without known days off that the deadline reaches: it counts Monday to Friday there. */
  uncovered_year: z.int().nullable(),
});
export type StageRecord = z.infer<typeof stageRecord>;

/** The timeline of a class. */
export const timelineRecord = z.object({
  /** The party whose step moves the class on: the clock if it does so by itself; null once it has ended. */
  waits_for: z.enum(stageActors).nullable(),
  stages: z.array(stageRecord),
});
export type TimelineRecord = z.infer<typeof timelineRecord>;

const ahead = {
  state: 'ahead',
  done_at: null,
  moved: null,
  overdue: false,
  due_soon: false,
  uncovered_year: null,
} as const;

/** The examples that the calls of timelines share. */
export const stageExamples = {
  class_id: 180143985094819,
  moved: {
    ...ahead,
    stage: 'rooms',
    state: 'current',
    due_at: '2026-11-20T16:00:00.000Z',
    moved: { reason: '考点周五才确认', by: '林秋月' },
  } satisfies StageRecord,
  done: {
    ...ahead,
    stage: 'enrol',
    state: 'done',
    due_at: '2026-11-13T16:00:00.000Z',
    done_at: '2026-11-13T10:00:02.000Z',
  } satisfies StageRecord,
} as const;
