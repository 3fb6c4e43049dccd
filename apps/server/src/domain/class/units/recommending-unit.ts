import { type RawBuilder, sql } from 'kysely';

/** Whether `unit u` may recommend candidates: it has an approved account of a recommending institution. */
export const recommendingUnit: RawBuilder<boolean> = sql<boolean>`exists (
  select from account a join account_role r on r.user_id = a.user_id
  where a.unit_id = u.unit_id and a.status = 'approved' and r.role = 'recommend')`;
