import { decideGrant } from './decide-grant.js';
import { fetchGrants } from './fetch-grants.js';
import { requestGrant } from './request-grant.js';

/** The calls with which a second administrator decides on new administrators. */
export const grantCalls = {
  'user/fetchGrants': fetchGrants,
  'user/requestGrant': requestGrant,
  'user/decideGrant': decideGrant,
} as const;
