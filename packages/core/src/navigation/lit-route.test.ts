import { describe, expect, it } from 'vitest';
import { exampleRoutes } from '../../testing/example-routes.js';
import { litRoute } from './lit-route.js';

describe('litRoute', () => {
  it('follows activeMenu', () => {
    expect(litRoute(exampleRoutes, exampleRoutes.byId['study-course']).id).toBe('study-index');
  });

  it('is the route itself if it has none', () => {
    expect(litRoute(exampleRoutes, exampleRoutes.byId['study-index']).id).toBe('study-index');
  });
});
