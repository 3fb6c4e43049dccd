import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PermissionClasses } from './can-use-class.js';
import { type Role, roles } from './roles.js';
import { rolesHere } from './roles-here.js';

const organisers: readonly Role[] = ['zky-admin', 'recommend', 'master'];
const bearer = (held: readonly Role[], lists: Partial<PermissionClasses> = {}) => ({
  roles: held,
  permission_classes: lists,
});

describe('rolesHere', () => {
  it('asks rules and class of one and the same role', () => {
    const held = ['recommend', 'master', 'editor'] as const;
    // The desk has the class, the organisers may make the call.
    expect(rolesHere(bearer(held, { sign_in_classes: [5] }), { roles: organisers }, 5)).toEqual([]);
    expect(rolesHere(bearer(held, { owner_classes: [5] }), { roles: organisers }, 5)).toEqual([
      'recommend',
      'master',
    ]);
  });

  it('names only roles that the rules name, even if the lists have more', () => {
    const list = fc.constantFrom<readonly number[]>([], [5]);
    const lists = fc.record({
      organization_classes: list,
      owner_classes: list,
      paid_in_classes: list,
      sign_in_classes: list,
    });
    const some = fc.uniqueArray(fc.constantFrom(...roles));
    fc.assert(
      fc.property(some, some, lists, (held, listed, permission_classes) => {
        const here = rolesHere({ roles: held, permission_classes }, { roles: listed }, 5);
        for (const role of here) {
          expect(role === 'admin' || listed.includes(role)).toBe(true);
          // Each of them suffices alone.
          expect(rolesHere({ roles: [role], permission_classes }, { roles: listed }, 5)).toEqual([role]);
        }
      }),
    );
  });
});
