import type { RouteTable } from './define-routes.js';
import type { RouteRecord } from './route-record.js';

/** The route that the menu highlights while `route` is open: the one at its activeMenu, else itself. */
export const litRoute = ({ all }: RouteTable, route: RouteRecord): RouteRecord =>
  all.find((placed) => placed.route.path === route.meta.activeMenu)?.route ?? route;
