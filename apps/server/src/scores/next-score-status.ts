import { type Actor, type ScoreEvent, type ScoreStatus, scoreLifecycle, transition } from '@skillcert/core';
import { Refusal } from '../http/errors/refuse.js';

interface ScoreStep {
  readonly state: ScoreStatus;
  readonly event: ScoreEvent;
  readonly actors: readonly Actor[];
  readonly given?: readonly string[];
}

/**
 * The state that an event of a score leads to.
 * @throws a Refusal: another_person where it takes somebody else, transition_refused for what the table does not list
 */
export const nextScoreStatus = (step: ScoreStep): ScoreStatus => {
  const outcome = transition(scoreLifecycle, step);
  if (outcome.ok) return outcome.to;
  const others = outcome.missing.some((need) => need === 'another_person' || need === 'uninvolved');
  throw new Refusal(others ? 'another_person' : 'transition_refused');
};
