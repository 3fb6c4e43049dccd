import type { BankLine } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Call } from '../../../platform/http/calls/handle.js';
import { type Columns, columnsJson, rowsOf } from '../../../platform/store/columns-json.js';
import type { Database } from '../../../platform/store/database.js';
import { pageOf, readPage } from '../../../platform/store/read-page.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { heldCents } from '../../foundation/standing/held-cents.js';
import { evaluated, graded, isGraded, isOpen, placed } from './match/suggest.js';
import { type FoundSuggestion, paidFor, suggestionsJson, suggestionsOf } from './match/suggestions.js';
import { looksLike } from './own/looks-like.js';

type Filters = Call<'payment/fetchBankLines'>['input'];

/** Whom a line pays for, of `enrolment e` and its `class c`. */
const payee = sql`'class_id', e.class_id, 'enrol_no', e.enrol_no, 'name', e.name, 'class_name', c.class_name`;

/**
 * How many valid tickets the people have whom `bank_line l` and its parts pay for. The fee that is paid twice is paid
 * without the second payment, and so is one that was confirmed by hand without its line.
 */
const tickets = sql`(
  select count(distinct k.ticket_id)::int4
  from bank_line x join payment q on q.class_id = x.class_id and q.payment_id = x.payment_id
    join payment m on m.class_id = q.class_id and (m.payment_id = q.payment_id or m.group_id = q.group_id)
    join exam_ticket k on k.class_id = m.class_id and k.live_enrolment_id = m.open_enrolment_id and k.status <> 'superseded'
  where x.line_id in (select l.line_id union all select s.line_id from bank_line s where s.split_from = l.line_id) and not x.by_hand)`;

const payment = sql`(
  select json_build_object(${payee}, 'count', ${paidFor}, 'payment_id', p.payment_id, 'still_due_cents', 0,
    'by_hand', l.by_hand, 'tickets', ${tickets}, 'is_returned', exists (select from refund r where r.class_id = p.class_id and r.payment_id = p.payment_id and r.origin = 'paid_twice'))
  from payment p join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    join class c on c.class_id = p.class_id
  where p.class_id = l.class_id and p.payment_id = l.payment_id)`;

/** A line that is held is no payment yet. */
const heldFor = sql`(
  select json_build_object(${payee}, 'count', 1, 'payment_id', null, 'by_hand', false, 'tickets', ${tickets}, 'is_returned', false, 'still_due_cents', greatest(coalesce(e.fee_cents, 0) - ${heldCents}, 0))
  from enrolment e join class c on c.class_id = e.class_id
  where e.class_id = l.class_id and e.enrolment_id = l.held_for)`;

/** The line that it perhaps is; none once it was dropped. */
const perhaps = sql`(
  select json_build_object('line_id', k.line_id, 'paid_on', k.paid_on, 'payer_name', k.payer_name, 'note', k.note,
    'is_matched', k.class_id is not null)
  from bank_line k where k.line_id = l.perhaps_of)`;

/** Only a line that is matched has parts. */
const parts = sql`case when l.matched_at is null then 0 else (
  select count(*)::int4 from bank_line s where s.split_from = l.line_id) end`;

/** Units and cents as they are typed: `680`, `¥680.00`, `1,680.5`. */
const typedAmount = /^\D{0,3}(\d[\d,]{0,12})(?:\.(\d{1,2}))?$/;

/** A part of what the bank says, or an amount. */
const found = (search: string): RawBuilder<boolean> => {
  const text = search.normalize('NFKC').trim();
  if (text === '') return sql<boolean>`true`;
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const [, units = '', rest = ''] = typedAmount.exec(text) ?? [];
  const cents = units ? Number(units.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0')) : null;
  return sql<boolean>`(l.payer_name ilike ${part} or l.note ilike ${part} or ${text.toUpperCase()} = any(l.numbers)
    or l.amount_cents = ${cents}::bigint)`;
};

const standsIn = {
  open: isOpen,
  perhaps: sql`${isOpen} and l.perhaps_of is not null`,
  matched: sql`l.matched_at is not null`,
  aside: sql`l.aside_at is not null`,
};

/**
 * Where the lines of a view are read from, with the tables that this takes: what lines name is asked of all that are
 * open.
 */
const linesIn = (view: Filters['view']) => {
  if (view === 'open' || view === 'perhaps' || view === 'matched' || view === 'aside')
    return { tables: sql``, from: sql`bank_line l where ${standsIn[view]}` };
  return {
    tables: sql`with lines as (select * from bank_line l where ${isOpen}), ${evaluated}, ${graded}`,
    from: sql`graded g join bank_line l on l.line_id = g.line_id where ${isGraded[view]}`,
  };
};

const isWaiting = ({ payment, aside_at }: Pick<BankLine, 'payment' | 'aside_at'>) =>
  !payment && aside_at === null;

const order = sql`l.paid_on desc, l.line_id desc`;

type FoundLine = Omit<BankLine, 'looks_like' | 'suggestions' | 'is_sure'>;

/** The lines of `page l`. */
const linesJson = columnsJson(
  sql<FoundLine>`
    select l.line_id, l.paid_on::text as paid_on, l.amount_cents, l.currency, l.payer_name, l.note,
      coalesce(${payment}, ${heldFor}) as payment, m.name as matched_by, ${utcMoment('l.matched_at')} as matched_at, l.batch_id, l.split_from, ${parts} as parts,
      a.name as aside_by, ${utcMoment('l.aside_at')} as aside_at, l.aside_reason, ${perhaps} as perhaps
    from page l left join account m on m.user_id = l.matched_by left join account a on a.user_id = l.aside_by
    order by ${order}`,
  {
    ...({ line_id: true, paid_on: true, amount_cents: true, currency: true } as const),
    ...({ payer_name: true, note: true, payment: true, matched_by: true, matched_at: true } as const),
    ...({
      batch_id: true,
      split_from: true,
      parts: true,
      aside_by: true,
      aside_at: true,
      aside_reason: true,
    } as const),
    perhaps: true,
  },
);

interface FoundPage {
  readonly lines: Columns<FoundLine>;
  readonly suggestions: Columns<FoundSuggestion>;
}

/** One page of the lines of a view, with whom those that are open may be the money of. */
export const listLines = async (
  db: Kysely<Database>,
  filters: Filters,
): Promise<{ items: BankLine[]; total: number }> => {
  const { tables, from } = linesIn(filters.view);
  const chosen = sql`${from} and ${found(filters.search)}`;
  const { items, count } = await readPage(db, filters, {
    rows: sql<FoundPage>`
      with page as materialized (${tables} select l.* from ${chosen} order by ${order} ${pageOf(filters)}),
        lines as (select * from page l where ${isOpen}), ${evaluated}, ${placed}
      select ${linesJson} as lines, ${suggestionsJson} as suggestions`,
    count: sql<{ total: number }>`${tables} select count(*)::int4 as total from ${chosen}`,
  });
  const [page] = items;
  if (!page) throw new Error('A statement that gives one row gave none.');
  const suggested = suggestionsOf(page.suggestions);
  return {
    items: rowsOf(page.lines).map((found) => {
      const line = { ...found, ...(suggested.get(found.line_id) ?? { suggestions: [], is_sure: false }) };
      return { ...line, looks_like: isWaiting(line) ? looksLike(line) : null };
    }),
    total: count?.total ?? 0,
  };
};
