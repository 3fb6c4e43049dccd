export {
  type Standing,
  type StandingList,
  type StandingStage,
  type StandingWaits,
  standingLists,
  standingStages,
  standingWaits,
} from './standing.js';
export type { StandingFacts } from './standing-facts.js';
export { standingOf } from './standing-of.js';
