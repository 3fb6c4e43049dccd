import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canTakeRole } from './can-take-role.js';
import { canUseRoute } from './can-use-route.js';
import { isRole, type Role, roles } from './roles.js';

const role = fc.constantFrom(...roles);

describe('canUseRoute', () => {
  it('opens public routes to everybody', () => {
    expect(canUseRoute([], { public: true })).toBe(true);
  });

  it('opens every route to admin, listed or not', () => {
    expect(canUseRoute(['admin'], { path: '/user/expert', roles: [] })).toBe(true);
    expect(canUseRoute(['admin'], {})).toBe(true);
  });

  it('opens class items to zky-admin, and other routes where it is listed', () => {
    expect(canUseRoute(['zky-admin'], { roles: ['master'], show_type: 'class' })).toBe(true);
    expect(canUseRoute(['zky-admin'], { roles: ['master'] })).toBe(false);
    expect(canUseRoute(['zky-admin'], { roles: ['zky-admin'] })).toBe(true);
  });

  it.each(['expert', 'no-active-expert'] as const)('opens /profile/expert alone to %s', (expert) => {
    expect(canUseRoute([expert], { path: '/profile/expert', roles: [expert] })).toBe(true);
    expect(canUseRoute([expert], { path: '/index', roles: [...roles] })).toBe(false);
    // A call of the server has no path.
    expect(canUseRoute([expert], { roles: [expert] })).toBe(true);
    expect(canUseRoute([expert], { roles: [] })).toBe(false);
  });

  it.each(['recommend', 'master', 'editor', 'company'] as const)('opens to %s what lists it', (each) => {
    expect(canUseRoute([each], { roles: ['expert', each] })).toBe(true);
    expect(canUseRoute([each], { roles: roles.filter((other) => other !== each) })).toBe(false);
  });

  // Names that a newer server, or a forged answer, may send.
  const strangers = [
    'constructor',
    'toString',
    'valueOf',
    '__proto__',
    'hasOwnProperty',
    'guest',
    'Admin',
    '',
    null,
  ];
  it.each(strangers)('opens nothing to %j, which is not a role, alone or beside one', (stranger) => {
    const held = [stranger] as unknown as Role[];
    const rules = { path: '/user/recommend', roles: ['zky-admin', stranger] as unknown as Role[] };
    expect(canUseRoute(held, rules)).toBe(false);
    expect(canUseRoute(held, {})).toBe(false);
    expect(canUseRoute(held, { public: true })).toBe(true);
    expect(canUseRoute([...held, 'zky-admin'], rules)).toBe(true);
    expect(canUseRoute(['zky-admin', ...held], rules)).toBe(true);
  });

  it('never takes a right away by adding a role', () => {
    const rules = fc.record({
      roles: fc.uniqueArray(role),
      show_type: fc.constantFrom('class' as const, undefined),
      path: fc.constantFrom('/index', '/profile/expert', undefined),
    });
    fc.assert(
      fc.property(fc.uniqueArray(role), role, rules, (held, more, { show_type, path, roles: listed }) => {
        const route = { roles: listed, ...(show_type && { show_type }), ...(path && { path }) };
        if (canUseRoute(held, route)) expect(canUseRoute([...held, more], route)).toBe(true);
      }),
    );
  });
});

describe('canTakeRole', () => {
  it('lets an account switch to a role that it holds, and to no other', () => {
    expect(canTakeRole(['master', 'editor'], 'editor')).toBe(true);
    expect(canTakeRole(['master'], 'admin')).toBe(false);
  });
});

describe('isRole', () => {
  it('knows the eight roles and nothing else', () => {
    expect(roles.every(isRole)).toBe(true);
    for (const input of ['Admin', 'admin-token', '', null, 1]) expect(isRole(input)).toBe(false);
  });
});
