import type { Actor } from './actor.js';
import type { Lifecycle, Transition } from './define-lifecycle.js';

/** The actor, the event and the state, and the names of the requirements that are met. */
export interface TransitionRequest {
  readonly state: string;
  readonly event: string;
  readonly actors: readonly Actor[];
  readonly given?: readonly string[];
  /** Whether the moment that the row of the event names is still to come. */
  readonly is_early?: boolean;
}

/** The new state with the row that allows it, or the reason why there is none. */
export type TransitionResult<State extends string, Event extends string, Need extends string> =
  | { readonly ok: true; readonly to: State; readonly transition: Transition<State, Event, Need> }
  | {
      readonly ok: false;
      readonly why: 'unknown_transition' | 'actor_not_allowed' | 'missing_requirement';
      /** Empty unless requirements are missing. */
      readonly missing: readonly Need[];
    };

/** Decides whether an event is allowed, by the table alone. An event that is not listed cannot happen. */
export const transition = <State extends string, Event extends string, Need extends string>(
  lifecycle: Lifecycle<State, Event, Need>,
  { state, event, actors, given = [], is_early = false }: TransitionRequest,
): TransitionResult<State, Event, Need> => {
  const row = lifecycle.transitions.find(
    (candidate) => candidate.from === state && candidate.event === event,
  );
  if (!row) return { ok: false, why: 'unknown_transition', missing: [] };
  if (!actors.some((actor) => row.by.includes(actor)))
    return { ok: false, why: 'actor_not_allowed', missing: [] };
  const needs = is_early && row.early ? [...row.needs, ...row.early.needs] : row.needs;
  const missing = needs.filter((need) => !given.includes(need));
  if (missing.length > 0) return { ok: false, why: 'missing_requirement', missing };
  return { ok: true, to: row.to, transition: row };
};
