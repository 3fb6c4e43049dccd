import { handle } from '../../../platform/http/calls/handle.js';
import { sessionLimits } from '../sign-in/session/session-limits.js';

/** More devices than anybody has. A program that signs in for every call must not fill the page. */
const shown = 100;

/** The sessions of the caller's account that have neither ended nor expired. */
export const fetchSessions = handle('user/fetchSessions', async ({ caller, services }) => {
  const now = services.now();
  const rows = await services.store.db
    .selectFrom('session')
    .select(['session_id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', caller.user_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>=', new Date(now.getTime() - sessionLimits.idle * 1000))
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id', 'desc')
    .limit(shown)
    .execute();
  return {
    items: rows.map(({ created_at, last_seen_at, ...row }) => ({
      ...row,
      is_current: row.session_id === caller.session_id,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
    })),
  };
});
