import { sql } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { demandsFactor } from './demands-factor.js';

/** Whether the caller's account has a second factor, must have one, and how many recovery codes are left. */
export const fetchFactor = handle('user/fetchFactor', async ({ caller, services }) => {
  const factor = await services.store.db
    .selectFrom('account_factor')
    .select([
      'confirmed_at',
      sql<number>`(select count(*)::int4 from recovery_code r where r.user_id = account_factor.user_id)`.as(
        'left',
      ),
    ])
    .where('user_id', '=', caller.user_id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return {
    since: factor?.confirmed_at?.toISOString() ?? null,
    recovery_left: factor?.left ?? 0,
    required: demandsFactor(services.config, caller.held_roles),
  };
});
