import type { AccountRow } from '@skillcert/api-client';
import { type AccountStatus, accountColumns, accountLifecycle } from '@skillcert/core';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import type { ListFile } from '../../../../lists/list-export.js';
import { useListUrl } from '../../../../lists/use-list-url.js';
import { type AccountGroup, type AccountGroupName, accountGroups } from '../account-groups.js';

const isAccountStatus = (text: string): text is AccountStatus => text in accountLifecycle.states;

/** The states of an account in the order of its life. */
export const accountStatuses: readonly AccountStatus[] = Object.keys(accountLifecycle.states).filter(
  isAccountStatus,
);

/**
 * The accounts of a group: their page from the server, the filters in the address, and the account that is open
 * beside the list.
 */
export const useAccountLists = (group: AccountGroupName) => {
  // Accounts that wait for approval come first, those that wait longest at the top.
  const url = useListUrl(accountColumns, 'to_do');
  const { roles, all }: AccountGroup = accountGroups[group];
  const role = roles.find((each) => each === url.filter('role')) ?? all ?? roles[0];
  const status = url.filter('status');
  const asked = {
    sort: url.column,
    order: url.order,
    ...(url.search ? { search: url.search } : {}),
    ...(isAccountStatus(status) ? { status } : {}),
  };
  const page = { page: url.page, limit: url.limit };
  const expertRole = role === 'expert' || role === 'no-active-expert' ? role : undefined;
  const accounts = useCallQuery(
    'user/getList',
    { ...asked, ...page, role },
    { keepLast: true, enabled: !expertRole },
  );
  const experts = useCallQuery(
    'user/getExpertList',
    { ...asked, ...page, role: expertRole },
    { keepLast: true, enabled: expertRole !== undefined },
  );
  const query = expertRole ? experts : accounts;

  return {
    url,
    role,
    status,
    filtered: url.search !== '' || status !== '',
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    toDo: query.data?.to_do,
    file: {
      name: 'accounts',
      asked,
      take: (how, options) => call('user/exportAccountLists', { ...asked, role, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('user')) || undefined,
    open: ({ user_id }: Pick<AccountRow, 'user_id'>) => url.show('user', user_id),
    close: () => url.show('user', undefined),
    resetFilters: () => url.narrow({ search: undefined, status: undefined }),
  };
};
