import { defineRoutes, type RouteRecord } from '@skillcert/core';
import { routes } from '../routes.js';
import { isBuilt } from '../screen-ids.js';

const hasScreen = ({ id, path, external, passes_on = false, elsewhere = false }: RouteRecord): boolean =>
  path === '/' || passes_on || elsewhere || external !== undefined || isBuilt(id);

/** A hidden route lights its place in the menu; until that place has a screen, it lights none. */
const lighting = (route: RouteRecord): RouteRecord => {
  const { activeMenu, ...meta } = route.meta;
  const lit = routes.all.some((placed) => placed.route.path === activeMenu && hasScreen(placed.route));
  return lit ? route : { ...route, meta };
};

const offered = (tree: readonly RouteRecord[]): readonly RouteRecord[] =>
  tree.flatMap((route) => {
    if (!route.children) return hasScreen(route) ? [lighting(route)] : [];
    const children = offered(route.children);
    return children.length > 0 ? [{ ...route, children }] : [];
  });

/** The part of the table that can be opened: routes with a screen, links to other sites, and groups with such a route. */
export const offeredRoutes = defineRoutes(offered(routes.tree));
