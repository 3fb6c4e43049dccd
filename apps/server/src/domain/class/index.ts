// The port of the area: what other areas may use of classes. `.ci/areas.cjs` lists who may.

export { applyAsClock, type DueClass } from './lifecycle/apply-as-clock.js';
export { applyClassEvent } from './lifecycle/apply-class-event.js';
export type { ClassFollower, MovedByStaff } from './lifecycle/class-follower.js';
export { classTable } from './lists/class-table.js';
export { openAt } from './lists/list-open-classes.js';
export { bringReturnsForward } from './stages/bring-returns-forward.js';
export { type CorrectionServices, readLatestCorrection } from './stages/latest-correction.js';
export { untilText } from './stages/until-text.js';
export { listClassUnits } from './units/list-class-units.js';
export { lockClassUnits, nextVersion } from './units/lock-class-units.js';
