import { type ClassStatus, classLifecycle } from '../lifecycle/class-lifecycle.js';
import { type Stage, stageOf, stages } from './stages.js';

/** A step of a class from state to state, as its trail has it. */
export interface ClassMove {
  readonly at: string;
  readonly to: string | null;
}

/** When a class came into its stages, and when it left them behind; both for the last time. */
export interface WalkedStages {
  readonly entered: { readonly [Each in Stage]?: string };
  readonly done: { readonly [Each in Stage]?: string };
}

const isClassStatus = (text: string | null): text is ClassStatus =>
  text !== null && text in classLifecycle.states;

/**
 * The number of stages that a class has behind it, by its state; undefined for a cancelled class, which has
 * no place in them.
 */
export const stagesBehind = (status: ClassStatus): number | undefined => {
  if (status === 'archived') return stages.length;
  const stage = stageOf(status);
  return stage && stages.indexOf(stage);
};

/**
 * Reads the steps of a class, oldest first. When it goes back, as an upheld objection makes it, the stages
 * behind it lie ahead again.
 */
export const walkStages = (moves: readonly ClassMove[]): WalkedStages => {
  const entered: { [Each in Stage]?: string } = {};
  const left: { [Each in Stage]?: string } = {};
  let place = -1;
  for (const { at, to } of moves) {
    const next = isClassStatus(to) ? stagesBehind(to) : undefined;
    if (next === undefined || next === place) continue;
    for (const stage of stages.slice(Math.max(place, 0), next)) left[stage] = at;
    const stage = stages[next];
    if (stage) entered[stage] = at;
    place = next;
  }
  const done: { [Each in Stage]?: string } = {};
  for (const stage of stages.slice(0, Math.max(place, 0))) {
    const at = left[stage];
    if (at !== undefined) done[stage] = at;
  }
  return { entered, done };
};
