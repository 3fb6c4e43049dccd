import { limits, wholeShare } from '@skillcert/core';
import { z } from 'zod';
import { id, line, moment } from '../../fields.js';

/** An amount in integer cents, negative where more went back than came in. */
export const amount = z.int();

/** A month of the programme's zone, `2026-11`. */
export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'invalid_date');

const basisPoints = z.int().min(0, 'too_small').max(wholeShare, 'too_big');

/**
 * The shares, in basis points that total 10,000: the programme, the unit of the class, the units of a joint class
 * together.
 */
export const settlementShares = {
  programme_bp: basisPoints,
  unit_bp: basisPoints,
  joint_bp: basisPoints,
};

/** The reason for a rule, for its later readers. */
export const settlementNote = line(limits.note_line_length_max);

/** A rule, and its state: `planned` has not begun, `past` was replaced by another. */
export const settlementRule = z.object({
  rule_id: id,
  /** The first moment that it counts for: the beginning of a day in the programme's zone. */
  from: moment,
  /** The unit to whose classes alone the rule applies, in preference to the general rule; null is the general rule. */
  unit_id: id.nullable(),
  com_name: z.string().nullable(),
  /** The first moment that a unit’s rule no longer counts for; null for the rule for all, which the next one ends. */
  until: moment.nullable(),
  ...settlementShares,
  note: z.string(),
  state: z.enum(['planned', 'in_force', 'past', 'withdrawn']),
  created_by: z.string().nullable(),
  created_at: moment,
  withdrawn_by: z.string().nullable(),
  withdrawn_at: moment.nullable(),
});

export type SettlementRule = z.infer<typeof settlementRule>;

/** The amounts received and refunded. */
export const movedCents = { received_cents: amount, refunded_cents: amount, net_cents: amount };

const ruleExample = {
  rule_id: 180143985105001,
  from: '2026-12-31T16:00:00.000Z',
  unit_id: null,
  com_name: null,
  until: null,
  programme_bp: 2_000,
  unit_bp: 5_000,
  joint_bp: 3_000,
  note: '2027年度分成办法',
  state: 'planned',
  created_by: '许静怡',
  created_at: '2026-11-22T02:11:09.000Z',
  withdrawn_by: null,
  withdrawn_at: null,
} satisfies SettlementRule;

/** Examples that the calls of this area share. */
export const settlementExamples = { rule: ruleExample };
