import { describe, expect, it } from 'vitest';
import { runningRoles } from './class-rights.js';

const none = { organization_classes: [], owner_classes: [], paid_in_classes: [], sign_in_classes: [] };

describe('the roles that run a class', () => {
  it('are not combined from a desk in one class and a role in another', () => {
    const roles = ['recommend', 'master', 'editor'] as const;
    expect(runningRoles({ roles, permission_classes: { ...none, sign_in_classes: [5] } }, 5)).toEqual([]);
    expect(runningRoles({ roles, permission_classes: { ...none, owner_classes: [5] } }, 5)).toEqual([
      'recommend',
      'master',
    ]);
  });

  it('is the platform in every class, and no desk in any', () => {
    expect(runningRoles({ roles: ['zky-admin'], permission_classes: none }, 5)).toEqual(['zky-admin']);
    expect(runningRoles({ roles: ['admin'], permission_classes: none }, 5)).toEqual(['admin']);
    const desk = { ...none, owner_classes: [5], sign_in_classes: [5] };
    expect(runningRoles({ roles: ['editor', 'company'], permission_classes: desk }, 5)).toEqual([]);
  });
});
