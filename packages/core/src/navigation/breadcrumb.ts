import type { Role } from '../access/roles.js';
import type { RouteTitle } from '../access/title-for.js';
import { titleFor } from '../access/title-for.js';
import type { RouteTable } from './define-routes.js';
import { matchRoute } from './match-route.js';
import type { RouteRecord } from './route-record.js';

/** A step of the breadcrumb: a message key and its target; the last one has none. */
export interface BreadcrumbStep extends RouteTitle {
  /** A path of this site, or the whole address of an external page. */
  readonly path: string | null;
  readonly external: boolean;
}

const stepTo = (route: RouteRecord, roles: readonly Role[]): BreadcrumbStep => ({
  ...titleFor(route.meta, roles),
  path: route.external ?? route.path,
  external: route.external !== undefined,
});

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
    ...above.map((route) => stepTo(route, roles)),
    { ...titleFor(found.route.meta, roles), path: null, external: false },
  ];
};
