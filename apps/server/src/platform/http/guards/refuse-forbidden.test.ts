import type { Access, ClassScope } from '@skillcert/api-client/contract';
import { canUseClass, type PermissionClasses, type Role, roles } from '@skillcert/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StaffSession } from '../calls/caller.js';
import { Refusal } from '../errors/refuse.js';
import { refuseForbidden } from './refuse-forbidden.js';

const class_id = 7;
const none: PermissionClasses = {
  organization_classes: [],
  owner_classes: [],
  paid_in_classes: [],
  sign_in_classes: [],
};

const sessionOf = (held: readonly Role[], effective = held, permission_classes = none): StaffSession => ({
  session_id: 1,
  session_hash: Buffer.alloc(32),
  user_id: 1,
  name: 'somebody',
  unit_id: null,
  roles: effective,
  held_roles: held,
  permission_classes,
  show_recommend: false,
  must_change_password: false,
  must_enrol_factor: false,
});

const allows = (
  session: StaffSession,
  access: Extract<Access, { to: 'roles' }>,
  input: unknown = { class_id },
) => {
  try {
    refuseForbidden(session, access, input);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.refusal === 'not_found') return false;
    throw error;
  }
};

const someRoles = fc.subarray([...roles], { minLength: 1 });
const membership = fc.boolean().map((isMember) => (isMember ? [class_id] : [8]));
const permissions: fc.Arbitrary<PermissionClasses> = fc.record({
  organization_classes: membership,
  owner_classes: membership,
  paid_in_classes: membership,
  sign_in_classes: membership,
});
const scope: fc.Arbitrary<ClassScope> = fc.record(
  {
    from: fc.constant('input' as const),
    class_type: fc.constantFrom('sign_up' as const, 'paid_in' as const),
    is_organization: fc.boolean(),
  },
  { requiredKeys: ['from'] },
);

describe('rights', () => {
  it('are the matrix of core, for every role that the call names', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roles), someRoles, permissions, scope, (role, allowed, lists, rules) => {
        const named = role === 'admin' || allowed.includes(role);
        const expected = named && canUseClass([role], lists, rules, class_id);
        expect(allows(sessionOf([role], [role], lists), { to: 'roles', roles: allowed, scope: rules })).toBe(
          expected,
        );
      }),
    );
  });

  it('only narrow after a role switch: never more than the account, never more than the role', () => {
    fc.assert(
      fc.property(
        someRoles,
        fc.constantFrom(...roles),
        someRoles,
        permissions,
        scope,
        (held, role, allowed, lists, rules) => {
          const access = { to: 'roles' as const, roles: allowed, scope: rules };
          const switched = allows(sessionOf(held, [role], lists), access);
          const alone = allows(sessionOf([role], [role], lists), access);
          const whole = allows(sessionOf(held, held, lists), access);
          expect(switched).toBe(alone && whole);
        },
      ),
    );
  });

  it('of one role do not open a class through the list of another', () => {
    const lists = { ...none, sign_in_classes: [class_id] };
    const access = { to: 'roles' as const, roles: ['master' as const], scope: { from: 'input' as const } };
    expect(allows(sessionOf(['master', 'editor'], ['master', 'editor'], lists), access)).toBe(false);
  });

  it('end at a call that names no class', () => {
    const access = { to: 'roles' as const, roles: ['master' as const], scope: { from: 'input' as const } };
    expect(allows(sessionOf(['master']), access, {})).toBe(false);
  });

  it('to the recommendation guidance are those of an account that is shown it, also after a role switch', () => {
    const guidance = { to: 'roles', roles: ['zky-admin', 'recommend'], show_recommend: true } as const;
    const shown = (session: StaffSession) => ({ ...session, show_recommend: true });
    expect(allows(shown(sessionOf(['recommend'])), guidance)).toBe(true);
    expect(allows(shown(sessionOf(['master'])), guidance)).toBe(false);
    for (const role of ['zky-admin', 'recommend'] as const) {
      expect(allows(sessionOf([role]), guidance)).toBe(false);
    }
    expect(allows(sessionOf(['admin']), guidance)).toBe(true);
    expect(allows(sessionOf(['admin', 'recommend'], ['recommend']), guidance)).toBe(false);
  });

  it('wait until the initial password is changed', () => {
    const session = { ...sessionOf(['admin']), must_change_password: true };
    expect(() => refuseForbidden(session, { to: 'roles', roles: [] }, {})).toThrow('must_change_password');
  });
});
