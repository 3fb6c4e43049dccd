import { timingSafeEqual } from 'node:crypto';
import { canTakeRole, heldRoles, type Role } from '@skillcert/core';
import { sha256 } from '../../../../platform/crypto/sha256.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { SessionClaim } from '../../../../platform/http/calls/callers.js';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import { demandsFactor } from '../factor/demands-factor.js';
import { roleOfToken } from '../role-of-token.js';
import { sessionLimits } from './session-limits.js';
import { findSessionRow, type SessionRow, touchSession } from './session-row.js';

const opaque = /^[\w-]{43}$/;
const hashOf = (secret: string | undefined) =>
  secret !== undefined && opaque.test(secret) ? sha256(secret) : undefined;

const tokenOf = ({ header, query }: SessionClaim): string => {
  const token = header ?? query;
  const contradicts = header !== undefined && query !== undefined && header !== query;
  if (typeof token !== 'string' || token.length > 128 || contradicts) throw new Refusal('session_unknown');
  return token;
};

const findByCookie = async (services: Services, cookie: string | undefined) => {
  const hash = hashOf(cookie);
  return hash && findSessionRow(services, 'sid_hash', hash);
};

const findByToken = async (services: Services, token: string, cookie: string | undefined) => {
  const hash = hashOf(token);
  const row = hash && (await findSessionRow(services, 'token_hash', hash));
  if (!row) return undefined;
  if (!row.sid_hash) return services.config.allow_bearer ? row : undefined;
  const sid_hash = hashOf(cookie);
  return sid_hash && timingSafeEqual(sid_hash, row.sid_hash) ? row : undefined;
};

const refusalOfEnd = { logout: 'session_unknown', expired: 'session_expired' } as const;

const refuseEnded = ({ ended_why, last_seen_at, expires_at, status }: SessionRow, now: Date) => {
  if (ended_why === 'logout' || ended_why === 'expired') throw new Refusal(refusalOfEnd[ended_why]);
  if (ended_why !== null) throw new Refusal('session_ended');
  const idle = now.getTime() - last_seen_at.getTime();
  if (now >= expires_at || idle > sessionLimits.idle * 1000) throw new Refusal('session_expired');
  if (status !== 'approved') throw new Refusal('session_ended');
};

const toSession = (
  { config }: Services,
  row: SessionRow,
  roles: readonly Role[],
  held_roles: readonly Role[],
): StaffSession => ({
  session_id: row.session_id,
  session_hash: row.token_hash,
  user_id: row.user_id,
  name: row.name,
  unit_id: row.unit_id,
  roles,
  held_roles,
  permission_classes: {
    organization_classes: row.organization_classes,
    owner_classes: row.owner_classes,
    paid_in_classes: row.paid_in_classes,
    sign_in_classes: row.sign_in_classes,
  },
  show_recommend: row.show_recommend,
  must_change_password: row.must_change_password,
  must_enrol_factor: !row.has_factor && demandsFactor(config, held_roles),
});

/**
 * Resolves the session of a request. A role token such as `master-token` narrows the cookie's session to that role;
 * without the cookie it opens nothing. Status, roles and classes are read each time. A request that a page makes by
 * itself is no use of the session, and does not keep it alive.
 * @throws Refusal session_unknown (50008), session_ended (50012) or session_expired (50014)
 */
export const resolveSession = async (
  services: Services,
  claim: SessionClaim,
  { isUse = true } = {},
): Promise<StaffSession> => {
  const token = tokenOf(claim);
  const role = roleOfToken(token);
  const row = role
    ? await findByCookie(services, claim.cookie)
    : await findByToken(services, token, claim.cookie);
  if (!row) throw new Refusal('session_unknown');
  const now = services.now();
  refuseEnded(row, now);
  const held = heldRoles(row, now);
  if (held.length === 0) throw new Refusal('session_ended');
  if (role && !canTakeRole(held, role)) throw new Refusal('session_unknown');
  if (isUse) await touchSession(services, row);
  return toSession(services, row, role ? [role] : held, held);
};
