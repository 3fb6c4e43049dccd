import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { checkShares } from './check-shares.js';
import { findRule } from './list-rules.js';
import { startOfDay } from './month-bounds.js';
import { nameUnits } from './name-units.js';

interface Beginning {
  readonly from_at: Date;
  readonly unit_id: number | null;
  readonly now: Date;
}

/**
 * Locks the rules against additions, and checks whether a rule may begin at that moment.
 * @throws a Refusal of `from`: another rule begins then, or it is not in the future and money was shared out already
 */
const lockRules = async (tx: Transaction<Database>, { from_at, unit_id, now }: Beginning) => {
  // Otherwise two rules could both be the first, and one of them could begin in the past of the other.
  await sql`lock table settlement_rule in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ live: boolean; same: boolean }>`
    select count(*) > 0 as live, coalesce(bool_or(live_from = ${from_at}::timestamptz
      and unit_id is not distinct from ${unit_id}::bigint), false) as same
    from settlement_rule where live_from is not null`.execute(tx);
  if (rows[0]?.same) throw refuseFields({ from: 'not_unique' });
  // Money that classes of a unit have received so far was shared out by the rule for all, or went to the programme.
  if ((rows[0]?.live || unit_id !== null) && from_at <= now) throw refuseFields({ from: 'not_offered' });
};

/** The rule of a unit has a term; the rule for all lasts until the next one. @throws a Refusal of the field `until` */
const checkTerm = ({
  from,
  until,
  unit_id,
}: {
  from: string;
  until: string | undefined;
  unit_id: number | null;
}) => {
  if (unit_id === null && until !== undefined) throw refuseFields({ until: 'not_offered' });
  if (unit_id !== null && until === undefined) throw refuseFields({ until: 'required' });
  if (until !== undefined && until <= from) throw refuseFields({ until: 'date_order' });
};

const refuseNoUnit = async (tx: Transaction<Database>, unit_id: number | null) => {
  const name = (await nameUnits(tx, [unit_id]))(unit_id);
  if (unit_id !== null && name === null) throw refuseFields({ unit_id: 'not_offered' });
};

export const saveSettlementRule = handle(
  'payment/saveSettlementRule',
  async ({ input: { from, until, unit_id = null, ...rule }, caller, services, request }) => {
    checkShares(rule);
    checkTerm({ from, until, unit_id });
    const now = services.now();
    const { time_zone } = services.programme;
    const from_at = startOfDay(from, time_zone);
    const term = { unit_id, until_at: until === undefined ? null : startOfDay(until, time_zone) };
    const rule_id = newId();
    return services.store.withTx(async (tx) => {
      await refuseNoUnit(tx, unit_id);
      await lockRules(tx, { from_at, unit_id, now });
      const { user_id: created_by } = caller;
      const row = { ...rule, ...term, rule_id, from_at, live_from: from_at, created_by, created_at: now };
      await tx.insertInto('settlement_rule').values(row).execute();
      const saved = await findRule(tx, { now, rule_id });
      const event = { action: 'add', object_type: 'settlement_rule', object_id: rule_id };
      await appendAudit(tx, 0, [
        {
          ...byStaff(caller, request),
          ...event,
          at: now,
          to_state: saved.state,
          detail: { from, ...(unit_id !== null && { unit_id, until }), ...rule },
        },
      ]);
      return saved;
    });
  },
);
