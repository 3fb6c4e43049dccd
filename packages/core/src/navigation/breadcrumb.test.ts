import { describe, expect, it } from 'vitest';
import { exampleRoutes } from '../../testing/example-routes.js';
import { breadcrumb } from './breadcrumb.js';
import { defineRoutes } from './define-routes.js';

describe('breadcrumb', () => {
  it('leads from home through the groups to the page, which leads nowhere', () => {
    expect(breadcrumb(exampleRoutes, '/study/index/42', ['master'])).toEqual([
      { title: 'home', path: '/index', external: false },
      { title: 'study', path: '/study', external: false },
      { title: 'course', path: null, external: false },
    ]);
  });

  it('shows home once', () => {
    expect(breadcrumb(exampleRoutes, '/index', ['master'])).toEqual([
      { title: 'home', path: null, external: false },
    ]);
  });

  it('changes titles by role as the menu does', () => {
    const titles = (role: 'editor' | 'master') =>
      breadcrumb(exampleRoutes, '/applicants/applicants-lists', [role]).map(({ title }) => title);
    expect(titles('editor')).toEqual(['home', 'registration_management', 'candidate_management']);
    expect(titles('master')).toEqual(['home', 'candidate_management', 'qualification_review']);
  });

  it('is empty for an unknown path, and has no home if nothing is affixed', () => {
    expect(breadcrumb(exampleRoutes, '/unknown', [])).toEqual([]);
    const bare = defineRoutes([{ id: 'a', path: '/a', meta: { title: 'a', roles: [] } }]);
    expect(breadcrumb(bare, '/a', [])).toEqual([{ title: 'a', path: null, external: false }]);
  });

  it('leads to an external page by its whole address', () => {
    const handbooks = defineRoutes([
      {
        id: 'handbooks',
        path: '/handbooks',
        external: 'https://example.org/handbooks',
        meta: { title: 'handbooks' },
        children: [{ id: 'mine', path: '/handbooks/mine', meta: { title: 'mine', roles: [] } }],
      },
    ]);
    expect(breadcrumb(handbooks, '/handbooks/mine', [])[0]).toEqual({
      title: 'handbooks',
      path: 'https://example.org/handbooks',
      external: true,
    });
  });
});
