import { matchReasons, nonFeeKinds } from '@skillcert/core';
import { z } from 'zod';
import type { ErrorName } from '../../errors.js';
import { amount, day, id, moment } from '../../fields.js';
import { leftOut } from '../../left-out.js';
import { payMethod } from '../payments/payment-record.js';

/** The payer's beneficiaries: one candidate, or the first of many. */
const bankPayee = {
  class_id: id,
  enrol_no: z.string(),
  name: z.string(),
  /** The number of candidates that it is for. */
  count: z.int(),
  class_name: z.string(),
};

/**
 * The reason why a line may belong to somebody: the amount, their number in the text, the payer of the declaration,
 * their name in the line, a near day.
 */
const matchReason = z.enum(matchReasons);

/**
 * The standing of a person whom a line names: a transfer is declared, nothing is declared and the fee is due, the
 * money arrived already, a provider waits for it, or nothing is to be paid. Only the first two can be matched.
 */
const bankStanding = z.enum(['declared', 'due', 'paid', 'pending', 'closed']);

/** A candidate whose payment a line may be. */
const bankSuggestion = z.object({
  ...bankPayee,
  enrolment_id: id,
  /** The payment that is open or was made; of many, the first. */
  payment_id: id.nullable(),
  /** The amount that is or was due. */
  amount_cents: amount,
  /** The amount that one candidate has declared, which may be another than is due; null for many. */
  declared_cents: amount.nullable(),
  standing: bankStanding,
  /**
   * The payment that arrived already, if the standing is `paid`. Only a transfer has a day and a payer. Without a line
   * (`has_line`) a transfer was confirmed by hand, and this line may be its own.
   */
  paid: z
    .object({
      paid_on: day.nullable(),
      payer_name: z.string(),
      method: payMethod,
      has_line: z.boolean(),
    })
    .nullable(),
  reasons: z.array(matchReason),
});

/**
 * The kinds of money that are not a fee: interest, a bank charge that was refunded, or a payment of ours that came
 * back.
 */
export const nonFee = z.enum(nonFeeKinds);

/** Incoming money as the bank reports it; long numbers are masked. */
export const bankLine = z.object({
  line_id: id,
  paid_on: day,
  amount_cents: amount,
  currency: z.string(),
  payer_name: z.string(),
  note: z.string(),
  /**
   * The possible owners of the money, the best first; none once it is a payment or set aside. Without `number`,
   * `payer` or `candidate` it is a guess, which is made only for a line that names no candidate at all.
   */
  suggestions: z.array(bankSuggestion),
  /** Whether number, name and amount agree with the first suggestion, and the line names nobody else. */
  is_sure: z.boolean(),
  /** The payment that the line became, and the person who matched it. */
  payment: z
    .object({
      ...bankPayee,
      /** Null where the line is only part of a fee. */
      payment_id: id.nullable(),
      /** Whether the fee was paid before: this money goes back. */
      is_returned: z.boolean(),
      /** Whether it had been confirmed by hand before: undone, the payment stays. */
      by_hand: z.boolean(),
      /** How many tickets of the people whom its money pays for are valid: an undo leaves them as they are. */
      tickets: z.int(),
      /** The amount that is missing until it is whole. */
      still_due_cents: amount,
    })
    .nullable(),
  /** The line that it is a part of: the rest of that one pays other fees. */
  split_from: id.nullable(),
  /** The number of its own parts that pay other fees; they are undone with it. */
  parts: z.int(),
  matched_by: z.string().nullable(),
  matched_at: moment.nullable(),
  /** Set if it was matched in a batch, which can be undone as a whole. */
  batch_id: id.nullable(),
  /** The person who set it aside, and the reason why it is no payment of ours. */
  aside_by: z.string().nullable(),
  aside_at: moment.nullable(),
  aside_reason: z.string().nullable(),
  /** The kind of money that it looks like, if it does not look like a fee; a person sets it aside. */
  looks_like: nonFee.nullable(),
  /** The line of another export that it may repeat. Until a person decides, it is not sure, even if all facts agree. */
  perhaps: z
    .object({ line_id: id, paid_on: day, payer_name: z.string(), note: z.string(), is_matched: z.boolean() })
    .nullable(),
});

export type BankLine = z.infer<typeof bankLine>;

/** A line that a decision about many left out, as people recognise it, with the reason. */
export const lineLeftOut = <const Whys extends readonly ErrorName[]>(whys: Whys) =>
  bankLine
    .pick({ line_id: true, paid_on: true, amount_cents: true, currency: true, payer_name: true })
    .extend(leftOut(whys));

/** The example that the calls of statements share. */
export const bankLineExample = {
  line_id: 180143985107001,
  paid_on: '2026-11-10',
  amount_cents: 68_000,
  currency: 'CNY',
  payer_name: '李晓明',
  note: '报名费 C26-0104-00058',
  suggestions: [
    {
      class_id: 180143985094819,
      enrolment_id: 180143985099058,
      payment_id: 180143985101001,
      enrol_no: 'C26-0104-00058',
      name: '李晓明',
      count: 1,
      class_name: '2026年第四期（三级）上海班',
      amount_cents: 68_000,
      declared_cents: 68_000,
      standing: 'declared',
      paid: null,
      reasons: [...matchReasons],
    },
  ],
  is_sure: true,
  payment: null,
  split_from: null,
  parts: 0,
  matched_by: null,
  matched_at: null,
  batch_id: null,
  aside_by: null,
  aside_at: null,
  aside_reason: null,
  looks_like: null,
  perhaps: null,
} satisfies BankLine;

/** The line of the examples of {@link lineLeftOut}. */
export const lineLeftOutExample = {
  line_id: 180143985107002,
  paid_on: '2026-11-10',
  amount_cents: 68_000,
  currency: 'CNY',
  payer_name: '王芳',
} as const;
