import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { findRule } from './list-rules.js';

/** Absent, begun and withdrawn answer alike: there is nothing to withdraw. */
export const withdrawSettlementRule = handle(
  'payment/withdrawSettlementRule',
  async ({ input: { rule_id }, caller, services, request }) => {
    const now = services.now();
    return services.store.withTx(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('settlement_rule')
        .set({ live_from: null, withdrawn_by: caller.user_id, withdrawn_at: now })
        .where('rule_id', '=', rule_id)
        .where('live_from', '>', now)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refusal('state_changed');
      const event = { action: 'withdraw', object_type: 'settlement_rule', object_id: rule_id };
      const step = { from_state: 'planned', to_state: 'withdrawn' };
      const withdrawn = await findRule(tx, { now, rule_id });
      await appendAudit(tx, 0, [{ ...byStaff(caller, request), ...event, ...step, at: now }]);
      return withdrawn;
    });
  },
);
