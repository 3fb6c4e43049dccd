import type { Actor, Lifecycle, Requirement, Transition } from './lifecycle.js';

interface Attempt<State extends string, Event extends string> {
  readonly state: State;
  readonly event: Event;
  /** Everything the one who fires is: all effective roles of an account. */
  readonly actors: readonly Actor[];
  /** What came with the event; an empty text or list counts as not given. */
  readonly given?: Readonly<Partial<Record<Requirement, string | readonly unknown[]>>>;
}

/** What an event leads to, or why it leads nowhere. */
export type TransitionResult<State extends string, Event extends string> =
  | { readonly ok: true; readonly to: State; readonly transition: Transition<State, Event> }
  | {
      readonly ok: false;
      readonly why: 'unknown_transition' | 'actor_not_allowed' | 'missing_requirement';
      readonly missing: readonly Requirement[];
    };

const isGiven = (value: string | readonly unknown[] | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value.length > 0;

/** Looks an event up in the lifecycle. The only way by which any record changes its state. */
export const transition = <State extends string, Event extends string>(
  lifecycle: Lifecycle<State, Event>,
  { state, event, actors, given = {} }: Attempt<State, Event>,
): TransitionResult<State, Event> => {
  const row = lifecycle.transitions.find((each) => each.event === event && each.from.includes(state));
  if (!row) return { ok: false, why: 'unknown_transition', missing: [] };
  if (!row.by.some((actor) => actors.includes(actor)))
    return { ok: false, why: 'actor_not_allowed', missing: [] };
  const missing = (row.needs ?? []).filter((requirement) => !isGiven(given[requirement]));
  if (missing.length > 0) return { ok: false, why: 'missing_requirement', missing };
  return { ok: true, to: row.to, transition: row };
};

/** The rows that these actors may fire in a state, in the order of the table: the buttons of a screen. */
export const eventsFrom = <State extends string, Event extends string>(
  lifecycle: Lifecycle<State, Event>,
  state: State,
  actors: readonly Actor[],
): readonly Transition<State, Event>[] =>
  lifecycle.transitions.filter(
    (row) => row.from.includes(state) && row.by.some((actor) => actors.includes(actor)),
  );
