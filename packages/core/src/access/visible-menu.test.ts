import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleRoutes, jointClass, noClasses, singleClass } from '../../testing/example-routes.js';
import { decideNavigation } from '../navigation/decide-navigation.js';
import { defineRoutes } from '../navigation/define-routes.js';
import type { PermissionClasses } from './can-use-class.js';
import { roles } from './roles.js';
import { type MenuItem, type MenuViewer, visibleMenu } from './visible-menu.js';

const flat = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...flat(item.children)]);

const viewer = (more: Partial<MenuViewer>): MenuViewer => ({
  roles: ['admin'],
  permission_classes: noClasses,
  show_recommend: false,
  active_class: null,
  ...more,
});

const ids = (more: Partial<MenuViewer>) =>
  flat(visibleMenu(exampleRoutes.tree, viewer(more))).map(({ id }) => id);

describe('the menu', () => {
  it('has the items that are not class-scoped while no class is active', () => {
    expect(ids({})).toEqual([
      ...['index', 'class', 'profile', 'profile-index', 'profile-expert', 'user', 'admin-only', 'handbook'],
    ]);
  });

  it('switches to the class-scoped items with a class, and leaves hidden ones out', () => {
    expect(ids({ active_class: singleClass })).toEqual([
      ...['applicants', 'applicants-lists', 'receipts', 'ticket', 'study-index'],
    ]);
  });

  it('has joint-class items in joint classes only', () => {
    expect(ids({ active_class: jointClass })).toContain('jclass');
    expect(ids({ active_class: singleClass })).not.toContain('jclass');
  });

  it('has the recommendation guidance only with show_recommend, for admin too', () => {
    expect(ids({ show_recommend: true })).toContain('promotion');
    expect(ids({ show_recommend: false })).not.toContain('promotion');
  });

  it('shows an expert the work profile alone, in place of its group and with its icon', () => {
    expect(visibleMenu(exampleRoutes.tree, viewer({ roles: ['expert'] }))).toEqual([
      {
        id: 'profile-expert',
        path: '/profile/expert',
        title: 'work',
        icon: 'person',
        external: false,
        children: [],
      },
    ]);
  });

  it('does not show a parent without a visible child', () => {
    const meta = { title: 'x', roles: ['zky-admin'] } as const;
    const { tree } = defineRoutes([
      {
        id: 'g',
        path: '/g',
        meta: { title: 'g' },
        children: [
          { id: 'x', path: '/g/x', meta },
          { id: 'y', path: '/g/y', meta: { ...meta, roles: ['master'], hidden: true } },
        ],
      },
    ]);
    expect(visibleMenu(tree, viewer({ roles: ['master'] }))).toEqual([]);
    expect(visibleMenu(tree, viewer({ roles: ['zky-admin'] }))).toHaveLength(1);
  });

  it('keeps the icon of the one child that has its own', () => {
    const meta = { title: 'x', roles: [] };
    const { tree } = defineRoutes([
      {
        id: 'g',
        path: '/g',
        meta: { title: 'g', icon: 'group' },
        children: [{ id: 'x', path: '/g/x', meta: { ...meta, icon: 'own' } }],
      },
    ]);
    expect(visibleMenu(tree, viewer({}))).toMatchObject([{ id: 'x', icon: 'own' }]);
  });

  it('links to an external page by its whole address', () => {
    const handbook = visibleMenu(exampleRoutes.tree, viewer({})).find(({ id }) => id === 'handbook');
    expect(handbook).toMatchObject({ path: 'https://example.org/handbook.pdf', external: true });
  });

  it('changes the titles of the screens of candidates by role', () => {
    const titles = (role: 'admin' | 'editor') =>
      flat(
        visibleMenu(
          exampleRoutes.tree,
          viewer({
            roles: [role],
            active_class: singleClass,
            permission_classes: { ...noClasses, owner_classes: [11], paid_in_classes: [11] },
          }),
        ),
      )
        .slice(0, 2)
        .map(({ title, type }) => [title, type]);
    expect(titles('editor')).toEqual([
      ['registration_management', undefined],
      ['candidate_management', undefined],
    ]);
    expect(titles('admin')).toEqual([
      ['candidate_management', undefined],
      ['qualification_review', 'check'],
    ]);
  });

  it('offers nothing that the guard refuses: 8 roles × routes × memberships × active class or not', () => {
    const list = fc.uniqueArray(fc.constantFrom(11, 12));
    const permissions: fc.Arbitrary<PermissionClasses> = fc.record({
      organization_classes: list,
      owner_classes: list,
      paid_in_classes: list,
      sign_in_classes: list,
    });
    const active = fc.constantFrom(null, singleClass, jointClass);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...roles), { minLength: 1, maxLength: 3 }),
        permissions,
        active,
        (held, permission_classes, active_class) => {
          const profile = {
            user_id: 1,
            roles: held,
            held_roles: held,
            permission_classes,
            show_recommend: true,
            entry: { id: '', title: '' },
          };
          const context = {
            routes: exampleRoutes,
            token: true,
            session: { state: 'ready', profile } as const,
            active_class,
          };
          const items = flat(visibleMenu(exampleRoutes.tree, { ...profile, active_class }));
          for (const item of items.filter(({ external, children }) => !external && children.length === 0)) {
            const decision = decideNavigation({ pathname: item.path, search: '', hash: '' }, context);
            expect(decision).toMatchObject({ kind: 'allow', clears_class: active_class === null });
          }
          for (const { children } of items) expect(children.length).not.toBe(1);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
