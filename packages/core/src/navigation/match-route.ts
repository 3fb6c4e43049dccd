import type { PlacedRoute, RouteTable } from './define-routes.js';

/** A route that matches a path, and the values of its parameters. */
export interface RouteMatch extends PlacedRoute {
  readonly params: Readonly<Record<string, string>>;
}

const compiled = new Map<string, RegExp>();

const expressionOf = (path: string) => {
  let expression = compiled.get(path);
  if (!expression) {
    const source = path.replace(/\{(\w+)\*\}/g, '(?<$1>.+)').replace(/\{(\w+)\}/g, '(?<$1>\\d+)');
    expression = new RegExp(`^${source}$`);
    compiled.set(path, expression);
  }
  return expression;
};

/**
 * The route of a path, or null. A closing slash does not matter; letter case does. External links have no
 * page of ours.
 */
export const matchRoute = (table: RouteTable, pathname: string): RouteMatch | null => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  for (const placed of table.all) {
    if (placed.route.external !== undefined) continue;
    const found = expressionOf(placed.route.path).exec(path);
    if (found) return { ...placed, params: { ...found.groups } };
  }
  return null;
};
