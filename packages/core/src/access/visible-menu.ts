import type { RouteRecord } from '../navigation/route-record.js';
import type { ActiveClass } from '../session/active-class.js';
import { routeAccess, type Viewer } from './route-access.js';
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

/** The viewer of the menu. */
export interface MenuViewer extends Viewer {
  readonly active_class: ActiveClass | null;
}

const isLeafShown = (route: RouteRecord, viewer: MenuViewer) => {
  const { active_class } = viewer;
  const { show_type, joint_class, show_recommend } = route.meta;
  if ((show_type === 'class') !== (active_class !== null)) return false;
  if (joint_class && active_class?.class_type !== 1) return false;
  if (show_recommend && !viewer.show_recommend) return false;
  return routeAccess(route, viewer, active_class) === 'open';
};

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
 * The menu for someone: class-scoped items while a class is active and the others while none is, joint-class
 * items in joint classes, the recommendation guidance with show_recommend. A group without a visible child is
 * not shown.
 */
export const visibleMenu = (routes: readonly RouteRecord[], viewer: MenuViewer): readonly MenuItem[] =>
  routes.flatMap((route) => itemsOf(route, viewer));
