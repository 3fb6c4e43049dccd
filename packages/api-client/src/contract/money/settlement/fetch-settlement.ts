import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText } from '../../fields.js';
import { amount, month, movedCents } from './settlement-record.js';

/** The amounts moved, and their split: the programme, and the units together. */
const settled = { ...movedCents, programme_cents: amount, units_cents: amount };

const settledMonth = z.object({ month, ...settled });

/** The amount of one party in a month: a unit, or the programme, which has no `unit_id`. */
const statement = z.object({
  month,
  unit_id: id.nullable(),
  com_name: z.string().nullable(),
  /** Of the classes that they share in. */
  ...movedCents,
  part_cents: amount,
});

const settledClass = z.object({ class_id: id, class_name: z.string(), code: z.string(), ...settled });

export type SettledMonth = z.infer<typeof settledMonth>;
export type SettlementStatement = z.infer<typeof statement>;
export type SettledClassRow = z.infer<typeof settledClass>;

/** The months of a report: both ends belong to it, twelve at most. */
export const period = { from: month, to: month };

/** Which classes are listed; the totals are of all. */
export const classesOfTotals = {
  /** Part of a class’s name, or the beginning of its code. */
  search: searchText.optional(),
  /** A unit that shares in them: of each class, what it shares in. */
  unit_id: id.optional(),
};

const cents = {
  received_cents: 136_000,
  refunded_cents: 68_000,
  net_cents: 68_000,
};

/**
 * The money received and refunded, and its split: by month, by unit and month, and by class, page by page. Every
 * entry of the ledger counts once.
 */
export const fetchSettlement = endpoint('payment/fetchSettlement', {
  summary: 'Totals by month, unit and class',
  input: z.strictObject({
    ...period,
    ...page,
    ...classesOfTotals,
  }),
  output: listOf(settledClass).extend({
    currency: z.string(),
    totals: z.object(settled),
    /** Every month of the period, the oldest first. */
    months: z.array(settledMonth),
    /** The latest month first, the programme before the units. */
    statements: z.array(statement),
  }),
  access: platformStaff,
  example: {
    input: { from: '2026-10', to: '2026-10', page: 1, limit: 20 },
    output: {
      currency: 'CNY',
      totals: { ...cents, programme_cents: 13_600, units_cents: 54_400 },
      months: [{ month: '2026-10', ...cents, programme_cents: 13_600, units_cents: 54_400 }],
      statements: [
        { month: '2026-10', unit_id: null, com_name: null, ...cents, part_cents: 13_600 },
        { month: '2026-10', unit_id: 3, com_name: '华东职业能力评价协会', ...cents, part_cents: 54_400 },
      ],
      items: [
        {
          class_id: 180143985094819,
          class_name: '2026年第四期（三级）上海班',
          code: 'C26-0104',
          ...cents,
          programme_cents: 13_600,
          units_cents: 54_400,
        },
      ],
      total: 1,
    },
  },
});
