import type { ClassStatus } from '../lifecycle/class-lifecycle.js';

/** The stages of a class in their order, from its plan to the sealed dossier. */
export const stages = [
  'plan',
  'enrol',
  'rooms',
  'office',
  'exam',
  'scores',
  'publicity',
  'certificate',
  'finish',
] as const;

/** A stage of a class. */
export type Stage = (typeof stages)[number];

/**
 * The states of a class in each stage; one that is archived has them all behind it, one that is cancelled is
 * in none.
 */
export const stageStates: Readonly<Record<Stage, readonly ClassStatus[]>> = {
  plan: ['draft', 'submitted', 'refused'],
  enrol: ['approved', 'enrolling', 'paused'],
  rooms: ['closed'],
  office: ['arranged'],
  exam: ['examining'],
  scores: ['scoring'],
  publicity: ['publicity'],
  certificate: ['certifying'],
  finish: ['finished'],
};

/** The stage that a class is in by its state; undefined for one that has ended. */
export const stageOf = (status: ClassStatus): Stage | undefined =>
  stages.find((stage) => stageStates[stage].includes(status));

/**
 * The deadline of a stage: the given number of working days after a date of its class, or before it for a
 * negative number.
 */
export interface StageRule {
  /** `entered`: when the class came into the stage. */
  readonly anchor: 'enroll_start' | 'enroll_end' | 'exam_at' | 'entered';
  /** The deadline is the end of that day; 0 is the day of the date itself. */
  readonly working_days: number;
  /**
   * This many working days before its deadline a stage is due soon, and its class waits for its organiser; 0
   * is its last day alone. A stage without a value has no reminder.
   */
  readonly remind_days?: number;
}

/** The deadlines of a programme, stage by stage. Plain data, so that it can be a JSON file. */
export type TimelineRules = Readonly<Record<Stage, StageRule>>;

/** The deadlines of the default programme. */
export const defaultTimeline: TimelineRules = {
  plan: { anchor: 'enroll_start', working_days: -1, remind_days: 3 },
  // The clock closes it, and that it ends is work of another kind.
  enrol: { anchor: 'enroll_end', working_days: 0 },
  rooms: { anchor: 'exam_at', working_days: -5, remind_days: 3 },
  office: { anchor: 'exam_at', working_days: 0, remind_days: 1 },
  exam: { anchor: 'exam_at', working_days: 1, remind_days: 0 },
  scores: { anchor: 'entered', working_days: 10, remind_days: 3 },
  // Rechecks are requested within five days, and decided after that: a publicity that the clock has not ended
  // by then needs a person.
  publicity: { anchor: 'entered', working_days: 10, remind_days: 3 },
  certificate: { anchor: 'entered', working_days: 15, remind_days: 5 },
  finish: { anchor: 'entered', working_days: 20, remind_days: 5 },
};
