import { describe, expect, it } from 'vitest';
import { exampleRoutes } from '../../testing/example-routes.js';
import { matchRoute } from './match-route.js';

describe('matchRoute', () => {
  it.each<[string, string, object, string]>([
    ['/login', 'login', {}, 'a literal path'],
    ['/login/', 'login', {}, 'a closing slash does not matter'],
    ['/', 'root', {}, 'the root'],
    ['/study/index/42', 'study-course', { cid: '42' }, 'digits'],
    ['/redirect/study/index/42', 'redirect', { path: 'study/index/42' }, 'any rest'],
  ])('finds %s', (path, id, params) => {
    const found = matchRoute(exampleRoutes, path);
    expect(found?.route.id).toBe(id);
    expect(found?.params).toEqual(params);
  });

  it.each([
    ['/loginx', 'only looks like a public path'],
    ['/enroll-admin', 'only looks like a public path'],
    ['/LOGIN', 'letter case matters'],
    ['/login//', 'two closing slashes'],
    ['//login', 'two leading slashes'],
    ['/login/teacher', 'no such entry'],
    ['/study/index/4a', 'not digits'],
    ['/study/index/٤٢', 'not ASCII digits'],
    ['/study/index/42/x', 'goes on'],
    ['/redirect/', 'leads nowhere'],
    ['/handbook', 'an external page has no page of ours'],
    ['', 'nothing'],
  ])('does not find %s: %s', (path) => {
    expect(matchRoute(exampleRoutes, path)).toBeNull();
  });
});
