import { describe, expect, it } from 'vitest';
import { noClasses } from '../../testing/example-routes.js';
import type { RouteRecord } from '../navigation/route-record.js';
import { type Role, roles } from './roles.js';
import { routeAccess } from './route-access.js';

const here = { class_id: 5 };
const viewer = (held: readonly Role[], lists: object = {}) => ({
  roles: held,
  permission_classes: { ...noClasses, ...lists },
  show_recommend: false,
});
const joint: RouteRecord = {
  id: 'jclass',
  path: '/jclass/recommend',
  meta: { title: 'units', roles: ['recommend'], show_type: 'class' },
};
const guidance: RouteRecord = {
  id: 'promotion',
  path: '/promotion/lists',
  meta: { title: 'guidance', roles: ['recommend'], show_recommend: true },
};

describe('routeAccess', () => {
  it('asks route and class of one and the same role', () => {
    const held = ['recommend', 'master', 'editor'] as const;
    // The desk has the class, and the recommender the route.
    expect(routeAccess(joint, viewer(held, { sign_in_classes: [5] }), here)).toBe('class_needed');
    expect(routeAccess(joint, viewer(held, { owner_classes: [5] }), here)).toBe('open');
  });

  it('opens nothing of a class without one', () => {
    expect(routeAccess(joint, viewer(['recommend'], { owner_classes: [5] }), null)).toBe('class_needed');
    expect(routeAccess(joint, viewer(['zky-admin']), null)).toBe('class_needed');
  });

  it('opens the guidance with show_recommend only, and to admin', () => {
    expect(routeAccess(guidance, viewer(['recommend']), null)).toBe('forbidden');
    expect(routeAccess(guidance, { ...viewer(['recommend']), show_recommend: true }, null)).toBe('open');
    expect(routeAccess(guidance, { ...viewer(['master']), show_recommend: true }, null)).toBe('forbidden');
    expect(routeAccess(guidance, viewer(['admin']), null)).toBe('open');
  });

  it('opens public routes to everybody', () => {
    const login = { id: 'login', path: '/login', public: true, meta: { title: 'login' } };
    for (const role of roles) expect(routeAccess(login, viewer([role]), null)).toBe('open');
    expect(routeAccess(login, viewer([]), null)).toBe('open');
  });
});
