import type { RouteRecord } from '../navigation/route-record.js';
import type { ActiveClass } from '../session/active-class.js';
import { canUseClass, type PermissionClasses } from './can-use-class.js';
import { canUseRoute } from './can-use-route.js';
import type { Role } from './roles.js';
import { titleFor } from './title-for.js';

/** An entry of the menu; groups have children. */
export interface MenuItem {
  readonly id: string;
  /** The path, or the whole address of an external link. */
  readonly path: string;
  /** A message key. */
  readonly title: string;
  readonly type?: 'check';
  readonly icon?: string;
  readonly external: boolean;
  readonly children: readonly MenuItem[];
}

/** For whom the menu is. */
export interface MenuViewer {
  readonly roles: readonly Role[];
  readonly permission_classes: PermissionClasses;
  readonly show_recommend: boolean;
  readonly active_class: ActiveClass | null;
}

const isScopeShown = ({ meta }: RouteRecord, { roles, permission_classes, active_class }: MenuViewer) => {
  if (meta.show_type !== 'class') return active_class === null;
  if (!active_class || !canUseClass(roles, permission_classes, meta, active_class.class_id)) return false;
  return !meta.joint_class || active_class.class_type === 1;
};

const isLeafShown = (route: RouteRecord, viewer: MenuViewer) =>
  isScopeShown(route, viewer) &&
  canUseRoute(viewer.roles, { ...route.meta, path: route.path }) &&
  (!route.meta.show_recommend || viewer.show_recommend);

const itemOf = (route: RouteRecord, viewer: MenuViewer, children: readonly MenuItem[]): MenuItem => ({
  id: route.id,
  path: route.external ?? route.path,
  ...titleFor(route.meta, viewer.roles),
  ...(route.meta.icon ? { icon: route.meta.icon } : {}),
  external: route.external !== undefined,
  children,
});

const itemsOf = (route: RouteRecord, viewer: MenuViewer): readonly MenuItem[] => {
  if (route.public || route.meta.hidden) return [];
  if (!route.children) return isLeafShown(route, viewer) ? [itemOf(route, viewer, [])] : [];
  const children = route.children.flatMap((child) => itemsOf(child, viewer));
  const [only] = children;
  if (!only) return [];
  // One visible child is shown in its parent's place, with the parent's icon if it has none.
  if (children.length > 1) return [itemOf(route, viewer, children)];
  return [!only.icon && route.meta.icon ? { ...only, icon: route.meta.icon } : only];
};

/**
 * The menu for someone: class-scoped items while a class is active and the others while none is, joint-class items in joint
 * classes, the recommendation guidance with show_recommend. A group without a visible child is not shown.
 */
export const visibleMenu = (routes: readonly RouteRecord[], viewer: MenuViewer): readonly MenuItem[] =>
  routes.flatMap((route) => itemsOf(route, viewer));
