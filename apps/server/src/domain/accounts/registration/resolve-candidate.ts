import type { TicketPurpose } from '@skillcert/api-client/contract';
import { findCandidate } from '../../../platform/codes/find-candidate.js';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import { findCandidateSession } from './candidate-session.js';

/**
 * The candidate of a request: of the phone that a code has proven or else, for enrolments, of the signed-in account.
 * The proof comes first, because a signed-in candidate who proves another phone means that one.
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

/**
 * Like {@link findProven}, but requires a candidate.
 * @throws Refusal phone_unproven
 */
export const resolveCandidate = async (
  services: Services,
  purpose: TicketPurpose,
  request: Pick<RequestFacts, 'cookie'>,
): Promise<Candidate> => {
  const proven = await findProven(services, purpose, request);
  if (!proven) throw new Refusal('phone_unproven');
  return proven;
};
