import type { BankLine } from '@skillcert/api-client/contract';
import { matchReasons } from '@skillcert/core';
import { sql } from 'kysely';
import { type Columns, columnsJson, rowsOf } from '../../../../platform/store/columns-json.js';

type Suggestion = BankLine['suggestions'][number];

/** A suggestion as it was read, with its line. */
export type FoundSuggestion = Omit<Suggestion, 'reasons'> &
  Record<(typeof matchReasons)[number], boolean | null> & {
    readonly line_id: number;
    readonly sure: boolean;
  };

/** The number of candidates whom `payment p` is for. */
export const paidFor = sql<number>`coalesce((
  select gp.payments from group_payment gp where gp.class_id = p.class_id and gp.group_id = p.group_id), 1)`;

/**
 * Whether lines of statements brought all of `payment p`, or of the transfer for many that it is part of. A first part
 * that was held has a line of its own, also where somebody confirmed the rest by hand.
 */
export const hasLine = sql<boolean>`(
  select coalesce(sum((select sum(bl.amount_cents) from bank_line bl where bl.class_id = m.class_id and bl.payment_id = m.payment_id)), 0)
    >= sum(m.amount_cents)
  from payment m where m.class_id = p.class_id and (m.payment_id = p.payment_id or m.group_id = p.group_id))`;

/** The payment that came already, of `payment p` and its order `placed o`. */
const paid = sql<
  Suggestion['paid']
>`case when o.standing = 'paid' then json_build_object('paid_on', p.paid_on,
  'payer_name', p.payer_name, 'method', p.method, 'has_line', ${hasLine}) end`;

/**
 * The suggestions of all lines after the table `placed`, in the order of each line. A transfer for many that waits has
 * the candidate of its first payment; one that arrived has the candidate whom the line names.
 */
export const suggestionsJson = columnsJson(
  sql<FoundSuggestion>`
    select o.line_id, o.sure, e.class_id, e.enrol_no, e.name, c.class_name, ${paidFor} as count, o.enrolment_id, o.payment_id,
      o.amount_cents, o.declared_cents, o.standing, ${paid} as paid, o.amount, o.number, o.payer, o.candidate, o.day
    from placed o left join payment p on p.class_id = o.class_id and p.payment_id = o.payment_id
      join enrolment e on e.class_id = o.class_id and e.enrolment_id = coalesce(case when o.standing <> 'paid' then p.enrolment_id end, o.enrolment_id)
      join class c on c.class_id = o.class_id
    order by o.line_id, o.place`,
  {
    ...({ line_id: true, sure: true, class_id: true, enrol_no: true, name: true, class_name: true } as const),
    ...({
      count: true,
      enrolment_id: true,
      payment_id: true,
      amount_cents: true,
      declared_cents: true,
      standing: true,
      paid: true,
    } as const),
    ...({ amount: true, number: true, payer: true, candidate: true, day: true } as const),
  },
);

/** The suggestions of each line, by the id of the line. */
export const suggestionsOf = (
  columns: Columns<FoundSuggestion>,
): Map<number, Pick<BankLine, 'suggestions' | 'is_sure'>> => {
  const byLine = new Map<number, Pick<BankLine, 'suggestions' | 'is_sure'>>();
  for (const { line_id, sure, amount, number, payer, candidate, day, ...found } of rowsOf(columns)) {
    const speaks = { amount, number, payer, candidate, day };
    const line = byLine.get(line_id) ?? { suggestions: [], is_sure: false };
    line.suggestions.push({ ...found, reasons: matchReasons.filter((reason) => speaks[reason]) });
    byLine.set(line_id, { ...line, is_sure: line.is_sure || sure });
  }
  return byLine;
};
