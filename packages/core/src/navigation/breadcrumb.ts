import type { Role } from '../access/roles.js';
import type { RouteTitle } from '../access/title-for.js';
import { titleFor } from '../access/title-for.js';
import type { RouteTable } from './define-routes.js';
import { matchRoute } from './match-route.js';

/** A step of the breadcrumb: a message key and where it leads; the last one leads nowhere. */
export interface BreadcrumbStep extends RouteTitle {
  readonly path: string | null;
}

/** The steps to a page: home first, then the groups above it, then itself. Empty for an unknown path. */
export const breadcrumb = (
  table: RouteTable,
  pathname: string,
  roles: readonly Role[],
): readonly BreadcrumbStep[] => {
  const found = matchRoute(table, pathname);
  if (!found) return [];
  const home = table.all.find(({ route }) => route.meta.affix)?.route;
  const above = [...(home && home.path !== found.route.path ? [home] : []), ...found.parents];
  return [
    ...above.map((route) => ({ ...titleFor(route.meta, roles), path: route.path })),
    { ...titleFor(found.route.meta, roles), path: null },
  ];
};
