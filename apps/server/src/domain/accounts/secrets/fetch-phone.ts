import { sql } from 'kysely';
import { auditAccount } from '../../../platform/audit/audit-account.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { revealBudget } from '../../foundation/access/looks/reveal-budget.js';
import { takeLooks } from '../../foundation/access/looks/take-looks.js';
import { accountScope } from '../account-scope.js';

export const fetchPhone = handle('user/fetchPhone', async ({ input, caller, services, request }) => {
  const { user_id, reason } = input;
  const { store, keyring } = services;
  const { rows } = await sql<{ phone_enc: Buffer | null }>`
    select a.phone_enc from account a where a.user_id = ${user_id} and ${accountScope(caller)}`.execute(
    store.db,
  );
  const [found] = rows;
  if (!found) throw new Refusal('not_found');
  await takeLooks({ services, caller, request }, revealBudget);
  const act = { caller, request, user_id, at: services.now() };
  await store.withTx((tx) => auditAccount(tx, act, { action: 'reveal', reason }));
  return { phone: found.phone_enc ? keyring.open('phone', found.phone_enc) : '' };
});
