import type { Role } from '../access/roles.js';

/** Who fires an event: an account by role, the candidate, the clock, or the system itself. */
export type Actor = Role | 'candidate' | 'clock' | 'system';

/** What an event may need: one reason, or reasons per document. */
export type Requirement = 'reason' | 'reasons';

/** One row of a lifecycle: these states × this event → that state. */
export interface Transition<State extends string, Event extends string> {
  readonly from: readonly State[];
  readonly event: Event;
  readonly to: State;
  readonly by: readonly Actor[];
  readonly needs?: readonly Requirement[];
}

/** A state machine as data. `ends` are the states that nothing leaves. */
export interface Lifecycle<State extends string = string, Event extends string = string> {
  readonly name: string;
  readonly initial: State;
  readonly states: Readonly<Record<State, { readonly ends?: boolean }>>;
  readonly transitions: readonly Transition<State, Event>[];
}

/** Declares a lifecycle; the states and events are inferred from the table. */
export const defineLifecycle = <const State extends string, const Event extends string>(
  lifecycle: Lifecycle<State, Event>,
): Lifecycle<State, Event> => lifecycle;
