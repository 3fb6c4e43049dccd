import { routeAccess, type Viewer } from '../access/route-access.js';
import type { ActiveClass } from '../session/active-class.js';
import type { RouteTable } from './define-routes.js';
import type { RouteRecord } from './route-record.js';

const isPlainPage = (route: RouteRecord) =>
  !route.public && !route.external && !route.children && route.path !== '/' && !route.path.includes('{');

/**
 * The home of an account: the first page of the table, not bound to a class, that it may open; null if there is
 * none.
 */
export const homeOf = ({ all }: RouteTable, viewer: Viewer): string | null =>
  all.find(
    ({ route }) =>
      isPlainPage(route) && route.meta.show_type !== 'class' && routeAccess(route, viewer, null) === 'open',
  )?.route.path ?? null;

/** The child that a group leads to: the first that may be opened now, else the first of all. */
export const firstChildOf = (
  { children = [] }: RouteRecord,
  viewer: Viewer,
  active_class: ActiveClass | null,
): RouteRecord | undefined => {
  const pages = children.filter((child) => isPlainPage(child) || child.children);
  return (
    pages.find((child) =>
      child.children
        ? firstChildOf(child, viewer, active_class)
        : routeAccess(child, viewer, active_class) === 'open',
    ) ?? pages[0]
  );
};
