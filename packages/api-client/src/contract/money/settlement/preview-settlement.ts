import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { amount, month, movedCents, settlementShares } from './settlement-record.js';

/**
 * The settlement of a month, or of one class in it, and the settlement that a rule would have made. Nothing is
 * written. With `unit_id` the figures are those of the classes of that unit under a rule of its own; without it the
 * parts shared out by the units’ own rules stay as they are.
 */
export const previewSettlement = endpoint('payment/previewSettlement', {
  summary: 'What a month would settle to under a rule',
  input: z.strictObject({ month, class_id: id.optional(), unit_id: id.optional(), ...settlementShares }),
  output: z.object({
    currency: z.string(),
    ...movedCents,
    /** The programme first, which has no `unit_id`; both columns add up to the net. */
    parts: z.array(
      z.object({
        unit_id: id.nullable(),
        com_name: z.string().nullable(),
        now_cents: amount,
        then_cents: amount,
      }),
    ),
    /** The classes in which money moved in the month, whichever was asked for. */
    classes: z.array(z.object({ class_id: id, class_name: z.string() })),
  }),
  access: platformStaff,
  example: {
    input: { month: '2026-10', programme_bp: 2_000, unit_bp: 8_000, joint_bp: 0 },
    output: {
      currency: 'CNY',
      received_cents: 68_000,
      refunded_cents: 0,
      net_cents: 68_000,
      parts: [
        { unit_id: null, com_name: null, now_cents: 68_000, then_cents: 13_600 },
        { unit_id: 3, com_name: '华东职业能力评价协会', now_cents: 0, then_cents: 54_400 },
      ],
      classes: [{ class_id: 180143985094819, class_name: '2026年第四期（三级）上海班' }],
    },
  },
});
