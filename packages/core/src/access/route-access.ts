import type { RouteRecord } from '../navigation/route-record.js';
import type { SessionProfile } from '../session/session-profile.js';
import { usableRoles } from './can-use-route.js';
import { offeredRoles } from './offered-roles.js';
import { rolesHere } from './roles-here.js';

/** The part of a profile that decides what its account may open. */
export type Viewer = Pick<SessionProfile, 'roles' | 'permission_classes' | 'show_recommend'>;

/**
 * Whether an account may open a route: `open`, `forbidden`, or `class_needed` if another class could admit
 * it. One role must satisfy both, the rules of the route and of the class.
 */
export const routeAccess = (
  { path, meta, public: isPublic }: RouteRecord,
  { roles, permission_classes, show_recommend }: Viewer,
  here: { readonly class_id: number } | null,
): 'open' | 'forbidden' | 'class_needed' => {
  if (isPublic) return 'open';
  const scoped = meta.show_type === 'class';
  // Admin sees all routes, including those missing from its menu.
  const held = offeredRoles({ roles, show_recommend }, meta);
  const rules = { ...meta, path };
  const usable = scoped
    ? rolesHere({ roles: held, permission_classes }, rules, here?.class_id)
    : usableRoles(held, rules);
  if (usable.length > 0) return 'open';
  return scoped ? 'class_needed' : 'forbidden';
};
