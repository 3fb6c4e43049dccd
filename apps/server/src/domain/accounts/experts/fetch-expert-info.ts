import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { accountScope } from '../account-scope.js';
import { readExpertInfo } from './read-expert-info.js';

export const fetchExpertInfo = handle('user/fetchExpertInfo', async ({ input, caller, services }) => {
  const { db } = services.store;
  const { rows } = await sql`
    select from account a where a.user_id = ${input.user_id} and ${accountScope(caller)} and exists (
      select from account_role r where r.user_id = a.user_id and r.role in ('expert', 'no-active-expert'))`.execute(
    db,
  );
  if (rows.length === 0) throw new Refusal('not_found');
  return readExpertInfo(db, input.user_id);
});
