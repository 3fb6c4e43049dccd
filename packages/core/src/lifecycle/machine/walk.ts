import type { Actor } from './actor.js';
import type { Lifecycle } from './define-lifecycle.js';
import { transition } from './transition.js';

/** One step: from where, by which event, to where. */
export interface WalkedStep<State extends string, Event extends string> {
  readonly from: State;
  readonly event: Event;
  readonly to: State;
}

/**
 * Applies events one after the other, as one actor.
 * @returns every step, with the states that it led from and to
 * @throws RangeError when the table does not allow one of them: the events are written down in the program,
 * so that is a fault in it
 */
export const walk = <State extends string, Event extends string, Need extends string>(
  lifecycle: Lifecycle<State, Event, Need>,
  state: State,
  events: readonly Event[],
  { actor, given = [] }: { readonly actor: Actor; readonly given?: readonly string[] },
): readonly WalkedStep<State, Event>[] => {
  const steps: WalkedStep<State, Event>[] = [];
  let from = state;
  for (const event of events) {
    const outcome = transition(lifecycle, { state: from, event, actors: [actor], given });
    if (!outcome.ok) {
      throw new RangeError(`A ${lifecycle.name} that is ${from} cannot ${event}: ${outcome.why}.`);
    }
    steps.push({ from, event, to: outcome.to });
    from = outcome.to;
  }
  return steps;
};
