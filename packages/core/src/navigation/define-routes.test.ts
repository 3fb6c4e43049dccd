import { describe, expect, expectTypeOf, it } from 'vitest';
import { exampleRoutes } from '../../testing/example-routes.js';
import { defineRoutes } from './define-routes.js';

const page = { id: 'a', path: '/a', meta: { title: 'a', roles: [] } } as const;

describe('defineRoutes', () => {
  it('finds a route by its id, nested ones too', () => {
    expect(exampleRoutes.byId['study-course'].path).toBe('/study/index/{cid}');
  });

  it('knows the ids as a type', () => {
    const table = defineRoutes([
      { ...page, children: [{ id: 'b', path: '/a/b', meta: { title: 'b', roles: [] } }] },
    ]);
    expectTypeOf<keyof typeof table.byId>().toEqualTypeOf<'a' | 'b'>();
    expect(Object.keys(table.byId)).toEqual(['a', 'b']);
  });

  it('lists parents before children, each with the groups above it', () => {
    const course = exampleRoutes.all.find(({ route }) => route.id === 'study-index');
    expect(course?.parents.map(({ id }) => id)).toEqual(['study', 'study-nested']);
  });

  it.each([
    [[page, { ...page, path: '/b' }], 'a: the id is used twice'],
    [[page, { ...page, id: 'b' }], '/a: the path is used twice'],
    [[{ ...page, path: 'a' }], 'a: the path a is not absolute'],
    [[{ ...page, path: '/a/{rest*}/b' }], 'has a parameter that is not'],
    [[{ id: 'a', path: '/a', meta: { title: 'a' } }], 'a: a gated route states its roles'],
    [[{ ...page, path: '/a/{id}' }], 'a: a path with a parameter cannot be a menu link'],
    [[{ ...page, meta: { ...page.meta, activeMenu: '/b' } }], 'a: activeMenu /b is no path of the table'],
  ])('refuses a broken table: %#', (routes, problem) => {
    expect(() => defineRoutes(routes)).toThrow(problem);
  });
});
