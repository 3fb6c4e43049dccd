import type { TicketPurpose } from '@skillcert/api-client/contract';
import { findCandidate } from '../../../platform/codes/find-candidate.js';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import { findCandidateSession } from './candidate-session.js';

/**
 * The candidate of a request: of a phone that was proven by a code, or else, where enrolments are concerned, of the
 * account that is signed in. A code comes first, because whoever is signed in and proves another phone means that one.
 */
export const findProven = async (
  services: Services,
  purpose: TicketPurpose,
  request: Pick<RequestFacts, 'cookie'>,
): Promise<Candidate | undefined> => {
  const ticket = request.cookie('ticket');
  const proven = ticket && (await findCandidate(services, purpose, ticket));
  if (proven) return proven;
  return purpose === 'enrol' ? findCandidateSession(services, request.cookie('candidate')) : undefined;
};

/** The same where there must be one. @throws Refusal phone_unproven */
export const resolveCandidate = async (
  services: Services,
  purpose: TicketPurpose,
  request: Pick<RequestFacts, 'cookie'>,
): Promise<Candidate> => {
  const proven = await findProven(services, purpose, request);
  if (!proven) throw new Refusal('phone_unproven');
  return proven;
};
