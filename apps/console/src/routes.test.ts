import { guidanceRoles, roles } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { publicRoutes, type SpecifiedRoute, specifiedRoutes } from '../e2e/who-sees-what.js';
import { routes } from './routes.js';
import { earlyIds, lazyIds } from './screen-ids.js';

const letters = { Z: 1, R: 2, M: 3, E: 4, C: 5, X: 6, N: 7 } as const;
const rolesOf = (text: string) =>
  Object.entries(letters).flatMap(([letter, at]) => (text.includes(letter) ? [roles[at]] : []));

const pages = routes.all
  .map(({ route }) => route)
  .filter(({ path, children, public: open }) => !open && !children && path !== '/');

/** The expected entry of the table for a route of the specification. */
const metaOf = (route: SpecifiedRoute) => ({
  path: route.path,
  title: route.title,
  staff_title: route.staff_title,
  staff_type: route.staff_title && 'check',
  roles: rolesOf(route.roles),
  show_type: route.scope,
  class_type: route.class_type,
  is_organization: route.org,
  joint_class: route.joint,
  show_recommend: route.show_recommend,
  hidden: route.hidden,
  activeMenu: route.activeMenu,
  noCache: route.noCache,
  affix: route.affix,
  external: route.external,
});

describe('the route table', () => {
  it.each(specifiedRoutes)('matches "Who sees what" for $path', (specified) => {
    const route = pages.find(({ path }) => path === specified.path);
    const { icon: _icon, roles: allowed = [], ...meta } = { ...route?.meta };
    expect({
      ...meta,
      path: route?.path,
      roles: roles.filter((role) => allowed.includes(role)),
      external: route?.external ? true : undefined,
    }).toEqual(metaOf(specified));
  });

  it('admits the writers of the guidance, and accounts with links beside it', () => {
    const { writers, link_holders } = guidanceRoles;
    expect(routes.byId.promotion.meta.roles).toEqual([...writers, ...link_holders]);
  });

  it('has no page that the specification does not have', () => {
    expect(pages.map(({ path }) => path)).toEqual(specifiedRoutes.map(({ path }) => path));
  });

  it('opens only public pages and the first administrator’s page without signing in', () => {
    const open = routes.all.filter(({ route }) => route.public).map(({ route }) => route.path);
    expect(open.toSorted()).toEqual([...publicRoutes, '/setup'].toSorted());
  });

  it('keeps public pages out of the menu', () => {
    expect(routes.all.filter(({ route }) => route.public && !route.meta.hidden)).toEqual([]);
  });

  it('gives an icon to every top item of the menu', () => {
    const bare = routes.tree.filter(({ meta }) => !meta.hidden && !meta.icon).map(({ path }) => path);
    expect(bare).toEqual([]);
  });

  it('passes on through /redirect only', () => {
    expect(routes.all.filter(({ route }) => route.passes_on).map(({ route }) => route.path)).toEqual([
      '/redirect/{path*}',
    ]);
  });
});

describe('the screens', () => {
  const built: readonly string[] = [...earlyIds, ...lazyIds];

  it('are those of the whole table except links to the enrol site or to a file', () => {
    const without = routes.all.filter(({ route }) => !route.children && !built.includes(route.id));
    expect(without.map(({ route }) => route.path)).toEqual([
      '/redirect/{path*}',
      ...['/enroll', '/enroll/create', '/enroll/modify-list', '/register', '/sign-in'],
      '/',
      '/handbook',
    ]);
    expect(routes.byId.handbook.external).toBeDefined();
  });

  it('are each listed once, and reached by every public page', () => {
    expect(new Set(built).size).toBe(built.length);
    const paths = routes.all.map(({ route }) => route.path);
    expect(publicRoutes.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('leave the routes of the enrol site to it', () => {
    expect(routes.all.filter(({ route }) => route.elsewhere).map(({ route }) => route.path)).toEqual([
      ...['/enroll', '/enroll/create', '/enroll/modify-list', '/register', '/sign-in'],
    ]);
  });
});
