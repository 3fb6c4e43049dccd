import type { AccountEntry, Role } from '@skillcert/core';

/**
 * The accounts that a screen manages: the roles that it lists and gives, and their sign-in page. The first role is
 * its own.
 */
export interface AccountGroup {
  readonly roles: readonly [Role, ...Role[]];
  readonly entry: AccountEntry;
  /** The initial subject of its list, if that is more than one role. */
  readonly all?: 'organiser';
  /** Roles that only an administrator gives and takes. */
  readonly ofAdmins?: readonly Role[];
}

/** The three screens of the user management. */
export const accountGroups = {
  recommend: {
    roles: ['recommend', 'master', 'zky-admin', 'admin'],
    all: 'organiser',
    entry: 'recommend',
    ofAdmins: ['zky-admin'],
  },
  editor: { roles: ['editor', 'company'], entry: 'editor' },
  expert: { roles: ['expert', 'no-active-expert'], entry: 'expert' },
} as const satisfies Record<string, AccountGroup>;

/** One of {@link accountGroups}. */
export type AccountGroupName = keyof typeof accountGroups;
