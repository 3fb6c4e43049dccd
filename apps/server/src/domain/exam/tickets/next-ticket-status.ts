import {
  type Actor,
  type TicketEvent,
  type TicketStatus,
  ticketLifecycle,
  transition,
} from '@skillcert/core';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';

/**
 * The state that an event of a ticket leads to.
 * @throws a Refusal `transition_refused` for what the table does not list
 */
export const nextTicketStatus = (
  state: TicketStatus,
  event: TicketEvent,
  actors: readonly Actor[],
): Exclude<TicketStatus, 'none'> => {
  const given = ['number', 'seat', 'reason'];
  const outcome = transition(ticketLifecycle, { state, event, actors, given });
  if (!outcome.ok || outcome.to === 'none') throw refuseTransition({ thing: 'ticket', state }, outcome);
  return outcome.to;
};
