import type { RouteIds, RouteRecord } from './route-record.js';

/** A route with the groups above it, outermost first. */
export interface PlacedRoute {
  readonly route: RouteRecord;
  readonly parents: readonly RouteRecord[];
}

/** A checked table of routes. */
export interface RouteTable<Id extends string = string> {
  /** As declared. */
  readonly tree: readonly RouteRecord[];
  /** Every route, parents before children. */
  readonly all: readonly PlacedRoute[];
  readonly byId: Readonly<Record<Id, RouteRecord>>;
}

const place = (routes: readonly RouteRecord[], parents: readonly RouteRecord[]): readonly PlacedRoute[] =>
  routes.flatMap((route) => [{ route, parents }, ...place(route.children ?? [], [...parents, route])]);

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

const problemsOf = ({ route }: PlacedRoute, paths: ReadonlySet<string>) => {
  const { id, path, meta, children } = route;
  const problems: string[] = [];
  if (!/^\/(?:[\w-]+|\{\w+\})?(?:\/(?:[\w-]+|\{\w+\}))*(?:\/\{\w+\*\})?$/.test(path)) {
    problems.push(
      `${id}: the path ${path} is not absolute or has a parameter that is not {name} or a last {name*}`,
    );
  }
  if (!route.public && !children && meta.roles === undefined && path !== '/') {
    problems.push(`${id}: a gated route states its roles ([] is admin alone)`);
  }
  if (path.includes('{') && !route.public && !meta.hidden) {
    problems.push(`${id}: a path with a parameter cannot be a menu link, set hidden`);
  }
  if (meta.activeMenu !== undefined && !paths.has(meta.activeMenu)) {
    problems.push(`${id}: activeMenu ${meta.activeMenu} is no path of the table`);
  }
  return problems;
};

/**
 * Checks a tree of routes and indexes it. The ids become a type.
 * @throws Error with every problem, when the module is loaded: the table is code.
 */
export const defineRoutes = <const Routes extends readonly RouteRecord[]>(
  routes: Routes,
): RouteTable<RouteIds<Routes>> => {
  const all = place(routes, []);
  const paths = all.map(({ route }) => route.path);
  const known = new Set(paths);
  const problems = [
    ...repeated(all.map(({ route }) => route.id)).map((id) => `${id}: the id is used twice`),
    ...repeated(paths).map((path) => `${path}: the path is used twice`),
    ...all.flatMap((placed) => problemsOf(placed, known)),
  ];
  if (problems.length > 0) {
    throw new Error(
      `The route table cannot be used:\n${problems.join('\n')}\nMend the table; it is read at start.`,
    );
  }
  // Every id of the tree is in `all`, which the type of an object built from entries cannot express.
  const byId = Object.fromEntries(all.map(({ route }) => [route.id, route])) as Record<
    RouteIds<Routes>,
    RouteRecord
  >;
  return { tree: routes, all, byId };
};
