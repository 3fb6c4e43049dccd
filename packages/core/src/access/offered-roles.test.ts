import { describe, expect, it } from 'vitest';
import { offeredRoles } from './offered-roles.js';

const guidance = { show_recommend: true };
const roles = ['admin', 'zky-admin', 'recommend'] as const;

describe('access to the recommendation guidance', () => {
  it('is offered to every role of an account with show_recommend', () => {
    expect(offeredRoles({ roles, show_recommend: true }, guidance)).toEqual(roles);
  });

  it('is offered to administrators alone without it', () => {
    expect(offeredRoles({ roles, show_recommend: false }, guidance)).toEqual(['admin']);
    expect(offeredRoles({ roles: ['recommend'], show_recommend: false }, guidance)).toEqual([]);
  });

  it('leaves everything else to its roles', () => {
    expect(offeredRoles({ roles, show_recommend: false }, {})).toEqual(roles);
  });
});
