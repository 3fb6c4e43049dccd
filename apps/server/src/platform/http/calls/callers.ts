import type { TicketPurpose } from '@skillcert/api-client/contract';
import type { Services } from '../../services.js';
import type { Candidate, StaffSession } from './caller.js';
import type { RequestFacts } from './handle.js';

/** The session that a request claims to have. */
export interface SessionClaim {
  readonly header: string | undefined;
  /** The token of the query, which only user/info reads; unparsed, since a repeated parameter arrives as a list. */
  readonly query: unknown;
  readonly cookie: string | undefined;
}

/** Identifies the caller of a request. The area that keeps sessions and tickets implements this port. */
export interface Callers {
  /** Resolves the candidate whose ticket or session the request carries. @throws Refusal phone_unproven */
  readonly candidate: (
    services: Services,
    purpose: TicketPurpose,
    request: Pick<RequestFacts, 'cookie'>,
  ) => Promise<Candidate>;
  /** Resolves the session of a member of staff. @throws Refusal session_unknown, session_ended or session_expired */
  readonly staff: (
    services: Services,
    claim: SessionClaim,
    how: { readonly isUse: boolean },
  ) => Promise<StaffSession>;
}

/** The services and the identification of callers that every call needs. */
export interface Answering {
  readonly services: Services;
  readonly callers: Callers;
}
