import type { TicketPurpose } from '@skillcert/api-client/contract';
import type { Services } from '../../services.js';
import type { Candidate, StaffSession } from './caller.js';
import type { RequestFacts } from './handle.js';

/** What a request says about its session. */
export interface SessionClaim {
  readonly header: string | undefined;
  /** The token of the query, which only user/info reads; unparsed, since a repeated parameter arrives as a list. */
  readonly query: unknown;
  readonly cookie: string | undefined;
}

/** The port by which a request proves who calls; the area that keeps sessions and tickets stands behind it. */
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

/** What every call is answered with. */
export interface Answering {
  readonly services: Services;
  readonly callers: Callers;
}
