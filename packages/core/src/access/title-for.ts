import type { RouteMeta } from '../navigation/route-record.js';
import type { Role } from './roles.js';

/** The title of a route for someone, and its kind where that changes with the role. */
export interface RouteTitle {
  readonly title: string;
  readonly type?: 'check';
}

const deskRoles: readonly Role[] = ['editor', 'company'];

/**
 * The title of a route for these roles. Registration desks (editor, company) see `title`; everyone else sees
 * `staff_title` where a route has one: "registration management" is then "candidate management", and its
 * child a "qualification review" of type check.
 */
export const titleFor = (meta: RouteMeta, roles: readonly Role[]): RouteTitle => {
  if (!meta.staff_title || roles.some((role) => deskRoles.includes(role))) return { title: meta.title };
  return meta.staff_type ? { title: meta.staff_title, type: meta.staff_type } : { title: meta.staff_title };
};
