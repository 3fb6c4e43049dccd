import { describe, expect, it } from 'vitest';
import { heldRoles, type RoleHolder } from './held-roles.js';
import { roles } from './roles.js';

const deadline = new Date('2026-11-21T16:00:00Z');
const before = new Date('2026-11-21T15:59:59.999Z');
const holder = (held: readonly string[], deadlines: Partial<RoleHolder> = {}): RoleHolder => ({
  roles: held,
  editor_deadline: null,
  recommend_deadline: null,
  expert_deadline: null,
  ...deadlines,
});

describe('the roles an account holds', () => {
  it('are all of them if there is no deadline', () => {
    expect(heldRoles(holder(roles), deadline)).toEqual(roles);
  });

  it.each(['editor', 'recommend', 'expert'] as const)(
    'lose %s at its deadline, to the millisecond',
    (role) => {
      const limited = holder([role, 'master'], { [`${role}_deadline`]: deadline });
      expect(heldRoles(limited, before)).toEqual([role, 'master']);
      expect(heldRoles(limited, deadline)).toEqual(['master']);
    },
  );

  it.each(['editor', 'recommend', 'expert'] as const)('lose nothing but %s at the deadline of it', (role) => {
    const limited = holder(roles, { [`${role}_deadline`]: new Date(0) });
    expect(heldRoles(limited, deadline)).toEqual(roles.filter((each) => each !== role));
  });

  it('are none once the only one has run out', () => {
    expect(heldRoles(holder(['editor'], { editor_deadline: new Date(0) }), deadline)).toEqual([]);
  });

  it('have nothing that is no role', () => {
    expect(heldRoles(holder(['owner', 'Admin', '', 'master', 'toString']), deadline)).toEqual(['master']);
  });
});
