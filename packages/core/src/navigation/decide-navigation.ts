import { routeAccess } from '../access/route-access.js';
import type { ActiveClass } from '../session/active-class.js';
import type { Session } from '../session/session.js';
import type { SessionProfile } from '../session/session-profile.js';
import type { RouteTable } from './define-routes.js';
import { firstChildOf, homeOf } from './first-open-route.js';
import { matchRoute, type RouteMatch } from './match-route.js';
import { safeRedirect } from './safe-redirect.js';

/** The place that a navigation goes to, as routers give it: search with its `?`, hash with its `#`, or ''. */
export interface NavigationLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The facts that the guard knows. */
export interface NavigationContext {
  readonly routes: RouteTable;
  /** Whether the token cookie exists, read at this very navigation. */
  readonly token: boolean;
  readonly session: Session;
  readonly active_class: ActiveClass | null;
}

/**
 * The decision of the guard. `clears_class`: forget the active class. Redirects and re-entries replace the
 * history entry.
 * - allow: show the route.
 * - redirect: go to `to`.
 * - leave: have the browser load `to` anew; another site of this origin serves it.
 * - warn: say that the class must be selected again, then go to `to`.
 * - load_profile: load the profile, then decide again about the same place.
 */
export type Decision =
  | { readonly kind: 'allow'; readonly match: RouteMatch; readonly clears_class: boolean }
  | { readonly kind: 'redirect'; readonly to: string; readonly clears_class: boolean }
  | { readonly kind: 'leave'; readonly to: string; readonly clears_class: true }
  | { readonly kind: 'warn'; readonly to: '/class/lists'; readonly clears_class: true }
  | { readonly kind: 'load_profile' };

const redirect = (to: string): Decision => ({ kind: 'redirect', to, clears_class: false });

const leave = ({ pathname, search, hash }: NavigationLocation): Decision => ({
  kind: 'leave',
  to: pathname + search + hash,
  clears_class: true,
});

const warning = { kind: 'warn', to: '/class/lists', clears_class: true } as const satisfies Decision;

/** The login page that comes back to the place: path, query and hash, encoded. */
export const loginPathFor = ({ pathname, search, hash }: NavigationLocation, login_path = '/login'): string =>
  `${login_path}?redirect=${encodeURIComponent(pathname + search + hash)}`;

const allow = (match: RouteMatch): Decision => ({
  kind: 'allow',
  match,
  clears_class: match.route.meta.show_type !== 'class',
});

/** Where a route that passes on leads: a page of ours, or home. */
const restOf = ({ params }: RouteMatch, { search, hash }: NavigationLocation, routes: RouteTable): string =>
  safeRedirect(`/${Object.values(params).join('/')}${search}${hash}`, routes);

/** Whether someone may open the page on which classes are chosen; experts may not, and are asked for none. */
const canChoose = (routes: RouteTable, profile: SessionProfile): boolean => {
  const lists = matchRoute(routes, warning.to)?.route;
  return lists !== undefined && routeAccess(lists, profile, null) === 'open';
};

const decideFor = (match: RouteMatch, profile: SessionProfile, context: NavigationContext): Decision => {
  const { routes, active_class } = context;
  const { route } = match;
  const home = homeOf(routes, profile) ?? '/401';
  if (route.path === '/') return redirect(home);
  if (route.children) {
    const child = firstChildOf(route, profile, active_class);
    return redirect(child?.path ?? '/404');
  }
  const access = routeAccess(route, profile, active_class);
  if (access === 'class_needed') return canChoose(routes, profile) ? warning : redirect(home);
  return access === 'open' ? allow(match) : redirect('/401');
};

/** The guard: whether a navigation may proceed, by sign-in, roles and active class. */
export const decideNavigation = (location: NavigationLocation, context: NavigationContext): Decision => {
  const { routes, token, session } = context;
  const match = matchRoute(routes, location.pathname);
  if (match?.route.passes_on) return redirect(restOf(match, location, routes));
  if (match?.route.elsewhere) return leave(location);
  if (match?.route.public) return token && match.route.login ? redirect('/') : allow(match);
  if (!token) return redirect(loginPathFor(location));
  if (!match) return redirect('/404');
  if (session.state !== 'ready' && session.state !== 'switching') return { kind: 'load_profile' };
  return decideFor(match, session.profile, context);
};
