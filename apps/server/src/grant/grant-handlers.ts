import type { AnyHandler } from '../http/calls/handle.js';
import { decideGrant } from './decide-grant.js';
import { fetchGrants } from './fetch-grants.js';
import { requestGrant } from './request-grant.js';

/** The handlers of administrator rights given by two people. */
export const grantHandlers: readonly AnyHandler[] = [fetchGrants, requestGrant, decideGrant];
