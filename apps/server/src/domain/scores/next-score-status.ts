import { type Actor, type ScoreEvent, type ScoreStatus, scoreLifecycle, transition } from '@skillcert/core';
import { refuseTransition } from '../../platform/http/errors/refuse.js';
import type { Hand } from '../foundation/access/one-hand/read-hand.js';

interface ScoreStep {
  readonly state: ScoreStatus;
  readonly event: ScoreEvent;
  readonly actors: readonly Actor[];
  readonly given?: readonly string[];
}

/** The people who took part in a score before, for a step that needs another person. */
interface Involved {
  readonly hand: Hand;
  readonly by: readonly (number | null | undefined)[];
}

/**
 * The state that an event of a score leads to.
 * @throws a Refusal: another_person if it needs another person, transition_refused for an event that the table does
 * not list
 */
export const nextScoreStatus = (step: ScoreStep, involved?: Involved): ScoreStatus => {
  const outcome = transition(scoreLifecycle, step);
  if (outcome.ok) return outcome.to;
  const others = outcome.missing.some((need) => need === 'another_person' || need === 'uninvolved');
  throw others && involved
    ? involved.hand.refusal(...involved.by)
    : refuseTransition({ thing: 'score', state: step.state }, outcome);
};
