import type { RouteRules } from './can-use-route.js';
import { isRole, type Role } from './roles.js';

/** The four lists of class ids that the server computes for a session. */
export interface PermissionClasses {
  readonly organization_classes: readonly number[];
  readonly owner_classes: readonly number[];
  readonly paid_in_classes: readonly number[];
  readonly sign_in_classes: readonly number[];
}

/** The part of a route's rules that binds it to a class. */
export type ClassRules = Pick<RouteRules, 'class_type' | 'is_organization'>;

type List = keyof PermissionClasses | 'every_class' | 'no_class';

const byDesk = ({ class_type }: ClassRules): List => {
  if (class_type === 'sign_up') return 'owner_classes';
  return class_type === 'paid_in' ? 'paid_in_classes' : 'sign_in_classes';
};

const listFor = {
  admin: () => 'every_class',
  'zky-admin': () => 'every_class',
  recommend: ({ is_organization }) => (is_organization ? 'organization_classes' : 'owner_classes'),
  master: () => 'owner_classes',
  editor: byDesk,
  company: byDesk,
  expert: () => 'no_class',
  'no-active-expert': () => 'no_class',
} satisfies Record<Role, (rules: ClassRules) => List>;

/** The list of class ids in which a role finds a class for these rules; the server writes its SQL scope from it. */
export const classListFor = (role: Role, rules: ClassRules): List =>
  isRole(role) ? listFor[role](rules) : 'no_class';

/**
 * Whether someone with these roles may work in the class by the specification's table (point 6). Of several
 * roles one suffices.
 */
export const canUseClass = (
  roles: readonly Role[],
  permission_classes: Partial<PermissionClasses> | null | undefined,
  rules: ClassRules,
  class_id: number | null | undefined,
): boolean =>
  class_id != null &&
  roles.some((role) => {
    const list = classListFor(role, rules);
    if (list === 'every_class') return true;
    return list !== 'no_class' && Boolean(permission_classes?.[list]?.includes(class_id));
  });
