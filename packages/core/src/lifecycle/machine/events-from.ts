import type { Actor } from './actor.js';
import type { Lifecycle } from './define-lifecycle.js';

/** An event that the caller may apply now: a button, and the input that it asks for. */
export interface AvailableEvent<State extends string, Event extends string, Need extends string> {
  readonly event: Event;
  readonly to: State;
  readonly needs: readonly Need[];
}

/** The events that these actors may apply in the state, in the order of the table. */
export const eventsFrom = <State extends string, Event extends string, Need extends string>(
  lifecycle: Lifecycle<State, Event, Need>,
  state: State,
  actors: readonly Actor[],
): readonly AvailableEvent<State, Event, Need>[] =>
  lifecycle.transitions
    .filter((row) => row.from === state && row.by.some((actor) => actors.includes(actor)))
    .map(({ event, to, needs }) => ({ event, to, needs }));
