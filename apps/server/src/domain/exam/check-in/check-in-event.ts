import type { Actor, CheckInEvent } from '@skillcert/core';
import { checkInLifecycle, transition } from '@skillcert/core';
import { refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

/** The kind of a stored event. A duplicate is answered and stores nothing. */
export type StoredKind = Database['check_in_event']['kind'];

/** A new event of the door, ready to be inserted. */
export interface NewCheckIn {
  readonly event_id: number;
  readonly enrolment_id: number | null;
  readonly event: CheckInEvent;
  readonly kind: StoredKind;
  readonly nonce: string;
  readonly about_id: number | null;
  readonly reason: string;
  readonly scanned_at: Date;
  /** The sitting that an admission or a conflict is for. */
  readonly sitting_id?: number;
  /** Of an admission after the limit of the programme: how many minutes after the start. */
  readonly minutes_late?: number;
}

/**
 * Where the lifecycle lets an event lead.
 * @throws a Refusal: transition_refused, or the reason that the table asks for
 */
export const nextCheckIn = (
  state: 'scanned' | 'admitted' | 'conflict',
  event: CheckInEvent,
  { actors, reason }: { readonly actors: readonly Actor[]; readonly reason: string },
) => {
  const outcome = transition(checkInLifecycle, { state, event, actors, given: reason ? ['reason'] : [] });
  if (outcome.ok) return outcome.to;
  if (outcome.why === 'missing_requirement') throw refuseFields({ reason: 'reason_required' });
  throw refuseTransition({ thing: 'check_in', state }, outcome);
};

/**
 * The status of an event that was sent before: it is answered with the outcome of the first one, and not written again.
 */
export const repeatCheckIn = (actors: readonly Actor[]): 'duplicate' => {
  const to = nextCheckIn('scanned', 'repeat', { actors, reason: '' });
  if (to !== 'duplicate') throw new Error(`A repeated event became ${to}.`);
  return to;
};
