import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { day, id } from '../../fields.js';
import { settlementExamples, settlementNote, settlementRule, settlementShares } from './settlement-record.js';

const { programme_bp, unit_bp, joint_bp, note } = settlementExamples.rule;

/**
 * Adds a rule that counts from the beginning of a day on. It is never changed: another one follows it. Only the
 * first rule may begin in the past, because nothing was shared out before it. With `unit_id` it is for the classes
 * of that unit, takes precedence over the rule for all, and ends with the day before `until`, or where the unit’s
 * next one begins.
 */
export const saveSettlementRule = endpoint('payment/saveSettlementRule', {
  summary: 'Add a settlement rule',
  input: z.strictObject({
    from: day,
    unit_id: id.optional(),
    until: day.optional(),
    ...settlementShares,
    note: settlementNote.default(''),
  }),
  output: settlementRule,
  access: platformStaff,
  needsKey: true,
  example: {
    input: { from: '2027-01-01', programme_bp, unit_bp, joint_bp, note },
    output: settlementExamples.rule,
  },
});
