import type { AccountRecord } from '@skillcert/api-client';
import { type AccountEvent, accountLifecycle, eventsFrom } from '@skillcert/core';
import { useProfile } from '../../../state/use-profile.js';

type Account = Pick<AccountRecord, 'user_id' | 'status'>;

/** The session's rights on accounts. The lifecycle names the events; nobody changes their own standing. */
export const useAccountRights = () => {
  const { roles, user_id } = useProfile();
  const isAdmin = roles.includes('admin');
  const isPlatform = isAdmin || roles.includes('zky-admin');
  return {
    isAdmin,
    isPlatform,
    mayKeep: (account: Account) => account.user_id !== user_id,
    eventsOf: (account: Account): readonly AccountEvent[] =>
      account.user_id === user_id
        ? []
        : eventsFrom(accountLifecycle, account.status, roles).map(({ event }) => event),
  };
};
