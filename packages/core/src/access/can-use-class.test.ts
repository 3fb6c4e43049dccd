import { describe, expect, it } from 'vitest';
import { canUseClass, type PermissionClasses } from './can-use-class.js';
import { type Role, roles } from './roles.js';

type List = keyof PermissionClasses;
const lists = ['organization_classes', 'owner_classes', 'paid_in_classes', 'sign_in_classes'] as const;
const class_id = 5;

const routes = [
  { name: 'sign_up', rules: { class_type: 'sign_up' } },
  { name: 'paid_in', rules: { class_type: 'paid_in' } },
  { name: 'plain', rules: {} },
  { name: 'org sign_up', rules: { class_type: 'sign_up', is_organization: true } },
  { name: 'org paid_in', rules: { class_type: 'paid_in', is_organization: true } },
  { name: 'org plain', rules: { is_organization: true } },
] as const;

// Specification, point 6, written out: the list that admits each role, route kind by route kind in the order above.
const all = 'every';
const none = 'none';
const own = 'owner_classes';
const org = 'organization_classes';
const paid = 'paid_in_classes';
const sign = 'sign_in_classes';
const desk = [own, paid, sign, own, paid, sign] as const;
const expected: Readonly<Record<Role, readonly (List | 'every' | 'none')[]>> = {
  admin: [all, all, all, all, all, all],
  'zky-admin': [all, all, all, all, all, all],
  recommend: [own, own, own, org, org, org],
  master: [own, own, own, own, own, own],
  editor: desk,
  company: desk,
  expert: [none, none, none, none, none, none],
  'no-active-expert': [none, none, none, none, none, none],
};

const memberships = Array.from({ length: 16 }, (_, bits) => lists.filter((_list, at) => bits & (1 << at)));
const holding = (member: readonly List[]): PermissionClasses => ({
  organization_classes: member.includes(org) ? [1, class_id] : [1],
  owner_classes: member.includes(own) ? [class_id] : [],
  paid_in_classes: member.includes(paid) ? [class_id, 2] : [2],
  sign_in_classes: member.includes(sign) ? [class_id] : [3],
});

describe('canUseClass', () => {
  it.each(roles)(
    'follows the specification for %s: 6 kinds of routes × 16 memberships × class or none',
    (role) => {
      routes.forEach(({ rules }, kind) => {
        const list = expected[role][kind] ?? none;
        for (const member of memberships) {
          const allowed = list === all || (list !== none && member.includes(list));
          expect(canUseClass([role], holding(member), rules, class_id)).toBe(allowed);
          expect(canUseClass([role], holding(member), rules, null)).toBe(false);
          expect(canUseClass([role], holding(member), rules, undefined)).toBe(false);
        }
      });
    },
  );

  it('admits several roles if any of them is admitted, and none without a role', () => {
    expect(canUseClass(['master', 'editor'], holding([paid]), { class_type: 'paid_in' }, class_id)).toBe(
      true,
    );
    expect(canUseClass(['master', 'expert'], holding([paid]), { class_type: 'paid_in' }, class_id)).toBe(
      false,
    );
    expect(canUseClass([], holding([...lists]), {}, class_id)).toBe(false);
  });

  it.each([null, undefined, {}, { owner_classes: undefined }, { owner_classes: null }])(
    'lets nobody in by lists that are missing: %j',
    (missing) => {
      const lists = missing as Partial<PermissionClasses>;
      for (const role of roles.filter((each) => each !== 'admin' && each !== 'zky-admin'))
        expect(canUseClass([role], lists, {}, class_id)).toBe(false);
      expect(canUseClass(['admin'], lists, {}, class_id)).toBe(true);
    },
  );

  it.each(['constructor', 'toString', '__proto__', 'guest', ''])(
    'lets %j in nowhere: it is no role',
    (stranger) => {
      const held = [stranger] as unknown as Role[];
      expect(canUseClass(held, holding([...lists]), {}, class_id)).toBe(false);
      expect(canUseClass([...held, 'master'], holding([own]), {}, class_id)).toBe(true);
    },
  );
});
