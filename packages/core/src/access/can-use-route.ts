import { isRole, type Role } from './roles.js';

/** The rules that decide who may use a route or a call. */
export interface RouteRules {
  readonly path?: string;
  /** Open without signing in. */
  readonly public?: boolean;
  /** The roles that may use it; admin always may. Empty or absent: admin alone. */
  readonly roles?: readonly Role[];
  readonly show_type?: 'class';
  readonly class_type?: 'sign_up' | 'paid_in';
  readonly is_organization?: boolean;
}

const listed = (role: Role, rules: RouteRules) => rules.roles?.includes(role) ?? false;

// The work profile is the only route of experts, even if a route table names them for others.
const expertsOnly = (role: Role, rules: RouteRules) =>
  listed(role, rules) && (rules.path === undefined || rules.path === '/profile/expert');

const mayUse = {
  admin: () => true,
  'zky-admin': (role, rules) => listed(role, rules) || rules.show_type === 'class',
  recommend: listed,
  master: listed,
  editor: listed,
  company: listed,
  expert: expertsOnly,
  'no-active-expert': expertsOnly,
} satisfies Record<Role, (role: Role, rules: RouteRules) => boolean>;

/** The given roles that the rules admit, before the class is considered. An unknown role admits nobody. */
export const usableRoles = (roles: readonly Role[], rules: RouteRules): readonly Role[] =>
  roles.filter((role) => isRole(role) && mayUse[role](role, rules));

/** Whether someone with these roles may use the route, before the class is looked at. Of several roles one suffices. */
export const canUseRoute = (roles: readonly Role[], rules: RouteRules): boolean =>
  rules.public === true || usableRoles(roles, rules).length > 0;
