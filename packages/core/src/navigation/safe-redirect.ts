import type { RouteTable } from './define-routes.js';
import { matchRoute } from './match-route.js';

// Browsers drop or turn these into something else: controls, spaces, backslashes, also percent-encoded.
const unsafe = /[\s\p{C}\\]|%(?:[01][\da-f]|20|5c|7f|c0|c1)/iu;

const pathOf = (target: string) => target.replace(/[?#].*$/s, '');

const isPlainPath = (path: string) =>
  /^\/(?!\/)/.test(path) && !unsafe.test(path) && !/\/\/|%2f|%2e|(?:^|\/)\.{1,2}(?:\/|$)/i.test(path);

/**
 * Where to go after signing in: the target if it is a page of the route table on this origin, else '/'.
 * Absolute and protocol-relative addresses, backslashes, controls, dot segments, login pages and
 * /auth-redirect all give '/'.
 */
export const safeRedirect = (target: unknown, table: RouteTable): string => {
  if (typeof target !== 'string' || target.length > 2_000 || /[\p{C}\\]/u.test(target)) return '/';
  const path = pathOf(target);
  if (!isPlainPath(path)) return '/';
  const found = matchRoute(table, path);
  if (!found || found.route.login || found.route.path === '/auth-redirect') return '/';
  // /redirect/{path} only passes through: its target must be safe by itself.
  if (found.route.passes_on) {
    const inner = `/${Object.values(found.params).join('/')}`;
    return safeRedirect(inner, table) === '/' ? '/' : target;
  }
  return target;
};
