import { type ClassEvent, classLifecycle, openMatters } from '@skillcert/core';
import { z } from 'zod';
import type { ErrorName } from '../errors.js';
import { moment } from '../fields.js';
import { classStatus } from './class-record.js';

const events = [...new Set(classLifecycle.transitions.map(({ event }) => event))] as [
  ClassEvent,
  ...ClassEvent[],
];

/** An event of the class lifecycle. */
export const classEvent = z.enum(events);

/** Obstacles that keep a class from going back or on: something depends on its state, or waits there for somebody. */
const obstacles = [
  'people_admitted',
  'scores_entered',
  'certificates_begun',
  'scores_kept_elsewhere',
  'scores_waiting',
  'payee_missing',
] as const satisfies readonly ErrorName[];

/** A step that the first of two people asked for. */
export const askedStep = z.object({
  event: classEvent,
  reason: z.string(),
  by: z.string(),
  at: moment,
  /** Whether it was the account itself. */
  is_own: z.boolean(),
});
export type AskedStep = z.infer<typeof askedStep>;

/** A step of a class, before it is taken. */
export const stepPreview = z.object({
  /** The current status of the class. */
  status: classStatus,
  /** Whether it takes a second person and a reason now. */
  takes_two: z.boolean(),
  /** From when on one person may take it alone; null where no moment holds it up. */
  alone_from: moment.nullable(),
  /** Null if no requested step of the class is waiting. */
  asked: askedStep.nullable(),
  /** The reason that nobody may take it; null if nothing blocks it. */
  blocked_by: z.enum(obstacles).nullable(),
  /** The open matters, with their counts if there are any. */
  open: z.array(z.object({ matter: z.enum(openMatters), count: z.int() })),
});
export type StepPreview = z.infer<typeof stepPreview>;

/** The examples that the calls of steps share. */
export const stepExamples = {
  asked: {
    event: 'publicity_end',
    reason: '主管部门要求提前办结',
    by: '林秋月',
    at: '2026-12-08T02:11:09.000Z',
    is_own: false,
  } satisfies AskedStep,
} as const;
