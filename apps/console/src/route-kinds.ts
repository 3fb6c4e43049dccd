import type { RouteMeta, RouteRecord } from '@skillcert/core';
import type { MessageKey } from './messages/words-state.js';
import type { IconName } from './shell/menu-icons.js';

/** The message keys that title a route. */
export type RouteTitleKey = Extract<MessageKey, `route.${string}`>;

interface Meta extends Omit<RouteMeta, 'title' | 'staff_title' | 'icon'> {
  readonly title: RouteTitleKey;
  readonly staff_title?: RouteTitleKey;
  readonly icon?: IconName;
}

/** A page of the console. */
export const page = <const Id extends string>(id: Id, path: string, meta: Meta) =>
  ({ id, path, meta }) satisfies RouteRecord;

/** A page that opens without signing in. */
export const open = <const Id extends string>(id: Id, path: string, title: RouteTitleKey) =>
  ({ id, path, public: true, meta: { title, hidden: true } }) satisfies RouteRecord;

/** A page of the enrol site. */
export const enrolSite = <const Id extends string>(id: Id, path: string, title: RouteTitleKey) =>
  ({ ...open(id, path, title), elsewhere: true }) satisfies RouteRecord;

/** A page to sign in at. */
export const login = <const Id extends string>(id: Id, path: string) =>
  ({ ...open(id, path, 'route.login'), login: true }) satisfies RouteRecord;

/** Pages of one group in the menu. */
export const group = <const Id extends string, const Children extends readonly RouteRecord[]>(
  id: Id,
  path: string,
  meta: Meta,
  children: Children,
) => ({ id, path, meta, children }) satisfies RouteRecord;

/** A menu link without a page of ours; empty if there is no address. */
export const external = <const Id extends string>(id: Id, path: string, meta: Meta, url?: string) =>
  url === undefined ? [] : [{ ...page(id, path, meta), external: url }];
