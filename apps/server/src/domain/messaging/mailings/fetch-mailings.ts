import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { isBalanceLow } from '../credit/is-balance-low.js';
import { readQuota } from '../credit/sms-day.js';
import { listMailings } from './list-mailings.js';
import { readMailingClass } from './read-mailing-class.js';

export const fetchMailings = handle('sms/fetchMailings', async ({ input, caller, services, request }) => {
  const { class_id, page, limit } = input;
  const { db } = services.store;
  const { unit_id } = await readMailingClass(db, services, class_id);
  const viewer = { caller, language: request.language, sender: services.groupSms };
  const where = sql`m.class_id = ${class_id}`;
  const [items, counted, quota, balance_low] = await Promise.all([
    listMailings(db, { ...viewer, where, limit, offset: (page - 1) * limit }),
    sql<{ total: number }>`select count(*)::int4 as total from mailing m where ${where}`.execute(db),
    readQuota(db, services, unit_id),
    isBalanceLow(db, unit_id),
  ]);
  return { items, total: counted.rows[0]?.total ?? 0, quota, balance_low };
});
