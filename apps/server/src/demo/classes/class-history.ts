import { type Actor, type ClassEvent, type ClassStatus, classLifecycle, transition } from '@skillcert/core';
import type { DemoClass } from './demo-classes.js';

const day = 86_400_000;
const hour = 3_600_000;

/** The dates of a class of the demo. */
export interface DemoDates {
  readonly created_at: Date;
  readonly enroll_start: Date;
  readonly enroll_end: Date;
  readonly study_start: Date;
  readonly study_end: Date;
  readonly exam_at: Date;
}

/** The dates around an exam. It begins at nine in the morning in Shanghai, unless it is under way now. */
export const demoDates = ({ exam_in }: DemoClass, now: Date): DemoDates => {
  const midnight = Math.floor(now.getTime() / day) * day;
  const exam = Number.isInteger(exam_in)
    ? midnight + exam_in * day + hour
    : Math.floor((now.getTime() + exam_in * day) / hour) * hour;
  const start = midnight + (Math.ceil(exam_in) - 60) * day - 8 * hour;
  const at = (moment: number) => new Date(moment);
  return {
    created_at: at(Math.min(start - 35 * day, now.getTime() - 5 * hour)),
    enroll_start: at(start),
    enroll_end: at(start + 38 * day),
    study_start: at(start + 40 * day),
    study_end: at(start + 52 * day),
    exam_at: at(exam),
  };
};

/** One step of a demo record's life. */
export interface DemoStep<Event extends string, Status extends string> {
  readonly at: Date;
  readonly event: Event;
  readonly from: Status;
  readonly to: Status;
  readonly actor: Actor;
  readonly reason?: string;
}

type ClassStep = DemoStep<ClassEvent, ClassStatus>;
type Plan = readonly [event: ClassEvent, actor: Actor, at: Date, reason?: string];

const after = (date: Date, ms: number) => new Date(date.getTime() + ms);

const mainRoad = (dates: DemoDates): readonly Plan[] => [
  ['submit', 'master', after(dates.created_at, day)],
  ['approve', 'zky-admin', after(dates.created_at, 2 * day)],
  ['open', 'clock', dates.enroll_start],
  ['close', 'clock', dates.enroll_end],
  ['publish_arrangement', 'master', after(dates.exam_at, -10 * day)],
  ['start_exam', 'master', dates.exam_at],
  ['end_exam', 'master', after(dates.exam_at, 4 * hour)],
  ['freeze_scores', 'master', after(dates.exam_at, 10 * day)],
  ['publicity_end', 'clock', after(dates.exam_at, 17 * day)],
  ['all_certified', 'master', after(dates.exam_at, 22 * day)],
  ['seal_dossier', 'master', after(dates.exam_at, 25 * day)],
];

const roadTo = (status: ClassStatus, dates: DemoDates, now: Date): readonly Plan[] => {
  const road = mainRoad(dates);
  switch (status) {
    case 'refused':
      return [
        ...road.slice(0, 1),
        ['refuse', 'zky-admin', after(dates.created_at, 2 * day), '考点容量证明缺失，请补充后重新提交'],
      ];
    case 'paused':
      return [...road.slice(0, 3), ['pause', 'master', after(now, -day)]];
    case 'cancelled':
      return [...road.slice(0, 3), ['cancel', 'master', after(now, -3 * day), '考点设备检修，本期考试取消']];
    default:
      return road;
  }
};

/**
 * The steps of a class from its creation to its state, by the table of the lifecycle.
 * @throws when the table does not lead there
 */
export const classHistory = (status: ClassStatus, dates: DemoDates, now: Date): readonly ClassStep[] => {
  const steps: ClassStep[] = [];
  let from: ClassStatus = classLifecycle.initial;
  for (const [event, actor, at, reason] of roadTo(status, dates, now)) {
    if (from === status) break;
    const outcome = transition(classLifecycle, {
      state: from,
      event,
      actors: [actor],
      given: reason ? ['reason'] : [],
    });
    if (!outcome.ok) throw new Error(`The demo cannot ${event} a class that is ${from}: ${outcome.why}.`);
    steps.push({ at: at < now ? at : now, event, from, to: outcome.to, actor, ...(reason && { reason }) });
    from = outcome.to;
  }
  if (from !== status) throw new Error(`The demo's road to a class that is ${status} ends at ${from}.`);
  return steps;
};
