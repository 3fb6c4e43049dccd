import { maskName } from '@skillcert/core';
import { handle } from '../../../platform/http/calls/handle.js';

/**
 * Returns the facts that belong to the verified phone. The name is masked for the holder too, because a number may get
 * a new owner.
 */
export const queryName = handle('user/queryName', async ({ caller, services }) => {
  const { db } = services.store;
  const { phone_index, phone_masked } = caller;
  const account = await db
    .selectFrom('candidate_account')
    .select('name')
    .where('phone_index', '=', phone_index)
    .executeTakeFirst();
  const enrolments = await db
    .selectFrom('enrolment')
    .select('name')
    .where('phone_index', '=', phone_index)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
  const name = account?.name ?? enrolments[0]?.name;
  return {
    phone_masked,
    name_masked: name === undefined ? null : maskName(name),
    has_account: account !== undefined,
    enrolments: enrolments.length,
  };
});
