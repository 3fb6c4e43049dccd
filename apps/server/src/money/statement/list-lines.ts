import type { BankLine } from '@skillcert/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { utcMoment } from '../../class/utc-moment.js';
import type { Call } from '../../http/calls/handle.js';
import type { Database } from '../../store/database.js';
import { pageOf, readPage } from '../../store/read-page.js';
import { isOpen, isSure, namedOrders, namesBy, placedOrders, suggested } from './match/suggest.js';

type Filters = Call<'payment/fetchBankLines'>['input'];

/** Whom a line pays for, of `enrolment e` and its `class c`. */
const payee = sql`'class_id', e.class_id, 'enrol_no', e.enrol_no, 'name', e.name, 'class_name', c.class_name`;

const countOf = (of: RawBuilder<unknown>) => sql`coalesce((
  select gp.payments from payment p join group_payment gp on gp.class_id = p.class_id and gp.group_id = p.group_id where ${of}), 1)`;

const suggestions = sql`coalesce((
  select json_agg(json_build_object(${payee}, 'enrolment_id', o.enrolment_id, 'payment_id', o.payment_id,
      'count', ${countOf(sql`p.class_id = o.class_id and p.payment_id = o.payment_id`)},
      'amount_cents', o.amount_cents, 'standing', o.standing,
      'reasons', array_remove(array[case when o.amount then 'amount' end, case when o.number then 'number' end,
        case when o.payer then 'payer' end, case when o.candidate then 'candidate' end, case when o.day then 'day' end], null))
    order by o.place)
  from placed o join enrolment e on e.class_id = o.class_id and e.enrolment_id = coalesce(
      (select f.enrolment_id from payment f where f.class_id = o.class_id and f.payment_id = o.payment_id), o.enrolment_id)
    join class c on c.class_id = e.class_id
  where o.line_id = l.line_id and o.place <= ${suggested}), '[]')`;

const payment = sql`(
  select json_build_object(${payee}, 'payment_id', p.payment_id, 'count', ${countOf(sql`p.class_id = l.class_id and p.payment_id = l.payment_id`)})
  from payment p join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    join class c on c.class_id = p.class_id
  where p.class_id = l.class_id and p.payment_id = l.payment_id)`;

const inView = (view: Filters['view']): RawBuilder<boolean> => {
  if (view === 'matched') return sql<boolean>`l.payment_id is not null`;
  return view === 'aside' ? sql<boolean>`l.aside_at is not null` : isOpen;
};

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

const order = sql`l.paid_on desc, l.line_id desc`;

/** Whom all open lines name, where a view asks that. */
const namingIn = (view: Filters['view']) =>
  view === 'sure' || view === 'named' || view === 'unnamed'
    ? {
        tables: sql`with lines as (select * from bank_line l where ${isOpen}), ${namedOrders}`,
        where: namesBy[view],
      }
    : { tables: sql``, where: sql`true` };

/** One page of the lines of a view, with whom those that are open may be the money of. */
export const listLines = async (
  db: Kysely<Database>,
  filters: Filters,
): Promise<{ items: BankLine[]; total: number }> => {
  const { view, search } = filters;
  const naming = namingIn(view);
  const where = sql`${inView(view)} and ${found(search)} and ${naming.where}`;
  const { items, count } = await readPage(db, filters, {
    rows: sql<BankLine>`
      with page as materialized (
        ${naming.tables} select l.* from bank_line l where ${where} order by ${order} ${pageOf(filters)}
      ), lines as (select * from page l where ${isOpen}), ${namedOrders}, ${placedOrders}
      select l.line_id, l.paid_on::text as paid_on, l.amount_cents, l.currency, l.payer_name, l.note,
        ${suggestions} as suggestions, exists (select from named_orders o where o.line_id = l.line_id and ${isSure}) as is_sure,
        ${payment} as payment, m.name as matched_by, ${utcMoment('l.matched_at')} as matched_at, l.batch_id,
        s.name as aside_by, ${utcMoment('l.aside_at')} as aside_at, l.aside_reason
      from page l left join account m on m.user_id = l.matched_by left join account s on s.user_id = l.aside_by
      order by ${order}`,
    count: sql<{
      total: number;
    }>`${naming.tables} select count(*)::int4 as total from bank_line l where ${where}`,
  });
  return { items, total: count?.total ?? 0 };
};
