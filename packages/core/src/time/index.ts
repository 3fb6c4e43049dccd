export { type DateDoubt, dateDoubtKinds, dateDoubts } from './date-doubts.js';
export { defaultCalendar } from './default-calendar.js';
export { dueSoonUntil } from './due-soon-until.js';
export { endOfWorkingDay } from './end-of-working-day.js';
export { isWorkingDay } from './is-working-day.js';
export { type CorrectionDates, latestCorrection } from './latest-correction.js';
export { overdueBefore } from './overdue-before.js';
export {
  defaultTimeline,
  type Stage,
  type StageRule,
  stageOf,
  stageStates,
  stages,
  type TimelineRules,
} from './stages.js';
export {
  stageActors,
  stageProgress,
  type TimelineFacts,
  type TimelineStage,
  type Timing,
  timelineOf,
  type WaitsFor,
  waitsFor,
} from './timeline-of.js';
export { uncoveredYear } from './uncovered-year.js';
export type { ClassMove } from './walk-stages.js';
export type { CalendarYear, WorkCalendar, Working } from './work-calendar.js';
