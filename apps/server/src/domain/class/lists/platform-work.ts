import { organisers, type Role } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { isOneOf } from '../../../platform/store/read-page.js';
import { accountScope, grantsFor } from '../../accounts/index.js';

type Caller = Pick<StaffSession, 'user_id' | 'roles'>;

/** Accounts that wait for approval. Nobody can sign in with one before. */
const toApprove = (caller: Caller, roles: readonly Role[]) => sql`
  select from account a where a.status = 'pending' and ${accountScope(caller)}
    and exists (select from account_role r where r.user_id = a.user_id and ${isOneOf('r.role', roles)})`;

/** Work of the platform's own staff that belongs to no class. Each kind equals the list that it leads to. */
export const platformWork = {
  accounts: (caller: Caller) => toApprove(caller, organisers),
  editors: (caller: Caller) => toApprove(caller, ['editor']),
  grants: grantsFor,
  // An erasure that the caller has approved waits for another person.
  erasures: ({ user_id }: Caller) => sql`
    select from erasure_request w
    where w.status = 'requested' or (w.status = 'approved' and w.first_by <> ${user_id}::bigint)`,
} as const satisfies Record<string, (caller: Caller, now: Date) => RawBuilder<unknown>>;
