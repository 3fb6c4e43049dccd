import type { GrantRequest } from '@skillcert/api-client';

/** A request and what somebody is about to do with it. */
export interface GrantDecision {
  readonly request: GrantRequest;
  readonly event: GrantRequest['events'][number];
}
