import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { plainWord } from '../../../../platform/sheet/plain-word.js';
import type { Database } from '../../../../platform/store/database.js';

/**
 * The names of our own accounts: the payees of classes, and the unit of the account that sends the statement. Other
 * units pay for candidates from accounts that are payees as well, so they are not among them, nor is anybody who
 * declared a transfer that waits.
 */
export const ownNames = async (
  db: Kysely<Database>,
  { unit_id }: Pick<StaffSession, 'unit_id'>,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ account_name: string }>`
    select o.account_name from (
      select account_name from payment_account where unit_id = ${unit_id}::bigint
      union
      select g.account_name from gathering g where not exists (
        select from payment_account a where a.account_name = g.account_name and a.unit_id is distinct from ${unit_id}::bigint)) as o
    where not exists (select from payment p where p.status = 'declared' and plain_name(p.payer_name) = plain_name(o.account_name))`.execute(
    db,
  );
  return new Set(rows.map(({ account_name }) => plainWord(account_name)).filter(Boolean));
};
