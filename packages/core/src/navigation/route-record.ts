import type { RouteRules } from '../access/can-use-route.js';

/** The facts of a route in the specification, beside its path. Titles are message keys. */
export interface RouteMeta
  extends Pick<RouteRules, 'roles' | 'show_type' | 'class_type' | 'is_organization'> {
  readonly title: string;
  /** The title for everyone but registration desks; see `titleFor`. */
  readonly staff_title?: string;
  readonly staff_type?: 'check';
  readonly icon?: string;
  /** In the menu of joint classes only. */
  readonly joint_class?: boolean;
  /** In the menu of accounts with show_recommend only. */
  readonly show_recommend?: boolean;
  /** The view is made anew at every visit. */
  readonly noCache?: boolean;
  /** The tag is always there. */
  readonly affix?: boolean;
  /** The path that the menu highlights instead. */
  readonly activeMenu?: string;
  readonly hidden?: boolean;
}

/**
 * A route. A path is absolute; `{name}` in it stands for digits, `{name*}` at its end for any rest. A route
 * with children is a group: opening it goes to the first child that the user may open.
 */
export interface RouteRecord {
  readonly id: string;
  readonly path: string;
  readonly meta: RouteMeta;
  readonly children?: readonly RouteRecord[];
  /** Opens without signing in and without a session call. */
  readonly public?: boolean;
  /** A login page: someone who is signed in goes home instead. */
  readonly login?: boolean;
  /** Leads on to the rest of its path, with the active class kept (only /redirect). */
  readonly passes_on?: boolean;
  /** Belongs to another site of this origin: the browser leaves for it. */
  readonly elsewhere?: boolean;
  /** The address of an external page that the menu links to. */
  readonly external?: string;
}

/** Every id in a tree of routes, as a type: screens can be keyed by it without a gap. */
export type RouteIds<Routes> = Routes extends readonly (infer Route)[]
  ? Route extends { readonly id: infer Id extends string }
    ? Id | (Route extends { readonly children: infer Children } ? RouteIds<Children> : never)
    : never
  : never;
