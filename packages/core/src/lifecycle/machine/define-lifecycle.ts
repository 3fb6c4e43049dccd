import type { Actor } from './actor.js';

/** Extra needs of an event before its moment. The moment has a name; its time depends on the record. */
export interface EarlyNeeds<Need extends string> {
  readonly before: string;
  readonly needs: readonly Need[];
}

/** A row of a lifecycle: in `from`, `event` leads to `to`, applied by one of `by`, with everything in `needs` given. */
export interface Transition<State extends string, Event extends string, Need extends string> {
  readonly from: State;
  readonly event: Event;
  readonly to: State;
  readonly by: readonly Actor[];
  readonly needs: readonly Need[];
  readonly early?: EarlyNeeds<Need> | undefined;
}

/** A lifecycle: its states, its usual initial state, other initial states, its final states, and its transitions. */
export interface Lifecycle<
  State extends string = string,
  Event extends string = string,
  Need extends string = string,
> {
  readonly name: string;
  readonly initial: State;
  readonly states: Readonly<Record<State, { readonly ends: boolean; readonly begins: boolean }>>;
  readonly transitions: readonly Transition<State, Event, Need>[];
}

/** A row as it is written down: several states can share one, and needs may be left out. */
export interface TransitionRow<State extends string, Event extends string, Need extends string> {
  readonly from: State | readonly State[];
  readonly event: Event;
  readonly to: State;
  readonly by: readonly Actor[];
  readonly needs?: readonly Need[];
  readonly early?: EarlyNeeds<Need>;
}

/** A lifecycle as it is written down. */
export interface LifecycleTable<State extends string, Event extends string, Need extends string> {
  readonly name: string;
  readonly initial: NoInfer<State>;
  /** Every state; `ends` marks possible final states, `begins` initial ones beside `initial`. */
  readonly states: Readonly<Record<State, { readonly ends?: boolean; readonly begins?: boolean }>>;
  readonly transitions: readonly TransitionRow<NoInfer<State>, Event, Need>[];
}

/** Builds a lifecycle from its table, with one transition for each state and event. */
export const defineLifecycle = <
  State extends string,
  const Event extends string,
  const Need extends string = never,
>(
  table: LifecycleTable<State, Event, Need>,
): Lifecycle<State, Event, Need> => {
  const states: { [Name in State]?: { readonly ends: boolean; readonly begins: boolean } } = {};
  for (const name in table.states) {
    const { ends = false, begins = name === table.initial } = table.states[name];
    states[name] = { ends, begins };
  }
  return {
    name: table.name,
    initial: table.initial,
    // Every name of the table was just set.
    states: states as Record<State, { readonly ends: boolean; readonly begins: boolean }>,
    transitions: table.transitions.flatMap(({ from, event, to, by, needs = [], early }) =>
      (typeof from === 'string' ? [from] : from).map((state) => ({
        from: state,
        event,
        to,
        by,
        needs,
        early,
      })),
    ),
  };
};
