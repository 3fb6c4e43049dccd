import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { listGrants, showGrant } from './list-grants.js';

export const fetchGrants = handle('user/fetchGrants', async ({ caller, services }) => {
  const now = services.now();
  const rows = await listGrants(services.store.db, { caller, now, where: sql`true` });
  return { items: rows.map((row) => showGrant(caller, row, now)) };
});
