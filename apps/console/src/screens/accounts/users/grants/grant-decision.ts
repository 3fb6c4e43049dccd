import type { GrantRequest } from '@skillcert/api-client';

/** A request and the decision that is about to be made. */
export interface GrantDecision {
  readonly request: GrantRequest;
  readonly event: GrantRequest['events'][number];
}
