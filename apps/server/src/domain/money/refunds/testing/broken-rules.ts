import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';

/** Each rule selects what violates it in the class `c`, as `id`. */
const rules: Readonly<Record<string, RawBuilder<unknown>>> = {
  'the ledger says what payments say': sql`
    select p.payment_id as id from payment p
    left join lateral (select coalesce(sum(l.amount_cents), 0) as sum from ledger l
      where l.class_id = p.class_id and l.payment_id = p.payment_id) l on true
    where p.class_id = c.class_id and l.sum <> case
      when p.status in ('declared', 'pending', 'failed', 'closed') then 0 else p.amount_cents - p.refunded_cents end`,
  'money came in once': sql`
    select l.payment_id from ledger l where l.class_id = c.class_id and l.kind = 'payment'
    group by l.payment_id having count(*) > 1`,
  'what is reserved is what open refunds will take': sql`
    select p.payment_id from payment p where p.class_id = c.class_id and p.reserved_cents <> coalesce(
      (select sum(r.amount_cents) from refund r where r.class_id = p.class_id and r.open_payment_id = p.payment_id), 0)`,
  'what went back is what refunds sent': sql`
    select p.payment_id from payment p where p.class_id = c.class_id and p.refunded_cents <> coalesce(
      (select sum(r.amount_cents) from refund r
        where r.class_id = p.class_id and r.payment_id = p.payment_id and r.status = 'done'), 0)`,
  'no refund is over what was paid': sql`
    select p.payment_id from payment p
    where p.class_id = c.class_id and p.refunded_cents + p.reserved_cents > p.amount_cents`,
  'an enrolment has one open payment': sql`
    select p.enrolment_id from payment p
    where p.class_id = c.class_id and p.status in ('declared', 'pending', 'confirmed', 'partly_refunded')
    group by p.enrolment_id having count(*) > 1`,
  'nobody left with money': sql`
    select e.enrolment_id from enrolment e where e.class_id = c.class_id and e.status = 'withdrawn'
      and exists (select from payment p where p.class_id = e.class_id and p.open_enrolment_id = e.enrolment_id
        and not exists (select from refund r where r.class_id = p.class_id and r.payment_id = p.payment_id
          and (r.status = 'done' or r.returns > 0) and r.settles))`,
  'of a cancelled class all money is asked back': sql`
    select p.payment_id from payment p where p.class_id = c.class_id and c.status = 'cancelled'
      and p.status in ('confirmed', 'partly_refunded') and p.amount_cents > p.refunded_cents and p.reserved_cents = 0`,
  'a refund has four eyes': sql`
    select r.refund_id from refund r where r.class_id = c.class_id and (
      r.first_by = r.requested_by or r.second_by = r.requested_by or r.second_by = r.first_by
      or r.settled_by = r.requested_by or (r.status in ('in_transit', 'manual', 'returned', 'done') and r.second_by is null)
      or r.again_by = r.returned_by)`,
  'a payment for many is its parts, which stand together until they are decided': sql`
    select gp.group_id from group_payment gp
    left join lateral (select count(*) as parts, sum(p.amount_cents - p.held_cents) as sum,
        count(*) filter (where p.status in ('declared', 'pending', 'failed', 'closed')) as undecided,
        count(distinct p.status) as states, bool_or(p.decided_by = p.declared_by and p.status <> 'failed') as alone
      from payment p where p.class_id = gp.class_id and p.group_id = gp.group_id) p on true
    where gp.class_id = c.class_id and (p.parts <> gp.payments or p.sum <> gp.amount_cents or p.alone
      or (p.undecided > 0 and (p.undecided <> p.parts or p.states > 1)))`,
  'money for many came in for all of them or for none': sql`
    select gp.group_id from group_payment gp
    left join lateral (select count(l.payment_id) as came from payment p
      join ledger l on l.class_id = p.class_id and l.payment_id = p.payment_id and l.kind = 'payment'
      where p.class_id = gp.class_id and p.group_id = gp.group_id) l on true
    where gp.class_id = c.class_id and l.came not in (0, gp.payments)`,
  'an order at a provider is its payments, and it sent back what the books say of them, or what they are about to say': sql`
    select po.payment_id from provider_order po
    join sandbox_order o on o.trade_no = po.trade_no
    left join group_payment gp on gp.class_id = po.class_id and gp.first_payment_id = po.payment_id
    left join lateral (select sum(p.amount_cents - p.held_cents) as paid, sum(p.refunded_cents) filter (where p.held_cents = 0) as back,
        sum(p.reserved_cents) as reserved
      from payment p where p.class_id = po.class_id
        and (p.payment_id = po.payment_id or p.group_id = gp.group_id)) b on true
    where po.class_id = c.class_id and (o.amount_cents <> b.paid
      or o.refunded_cents not between coalesce(b.back, 0) and coalesce(b.back, 0) + b.reserved
      or o.refunded_cents <> coalesce((select sum(s.amount_cents) from sandbox_refund s where s.trade_no = o.trade_no), 0))`,
  'an invoice is what its payments come to, and no money went back behind it': sql`
    select i.invoice_id from invoice i
    left join lateral (select sum(il.amount_cents) as sum, bool_or(il.open_payment_id is not null
        and il.amount_cents <> p.amount_cents - p.refunded_cents - coalesce((select sum(r.amount_cents) from refund r
          where r.class_id = p.class_id and r.open_payment_id = p.payment_id and r.returns > 0), 0)) as wrong
      from invoice_line il join payment p on p.class_id = il.class_id and p.payment_id = il.payment_id
      where il.class_id = i.class_id and il.invoice_id = i.invoice_id) l on true
    where i.class_id = c.class_id and (l.sum is distinct from i.amount_cents or l.wrong)`,
  'every payment that came in has its receipt': sql`
    select l.payment_id from ledger l
    left join receipt rc on rc.class_id = l.class_id and rc.payment_id = l.payment_id
    where l.class_id = c.class_id and l.kind = 'payment' and rc.amount_cents is distinct from l.amount_cents`,
  'a line of the bank is money that is here': sql`
    select l.payment_id from bank_line l join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
    where l.class_id = c.class_id and p.status in ('declared', 'failed')`,
  'what a line brought is its payment, or is held': sql`
    select l.line_id from bank_line l left join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
    where l.class_id = c.class_id and (l.held_for is null) = (p.payment_id is null)`,
  'a fee that came by lines alone is their sum': sql`
    select p.payment_id from payment p
    join lateral (select count(*) as lines, sum(b.amount_cents) as sum from bank_line b
      where b.class_id = p.class_id and b.payment_id = p.payment_id) l on l.lines > 0
    where p.class_id = c.class_id and p.method = 'bank_transfer' and p.group_id is null and p.proof_id is null
      and p.status in ('confirmed', 'partly_refunded', 'refunding', 'refunded') and l.sum <> p.amount_cents`,
  'lines bring no more than their transfer': sql`
    select p.payment_id from payment p
    join lateral (select sum(b.amount_cents) as sum from payment m
      join bank_line b on b.class_id = m.class_id and b.payment_id = m.payment_id
      where m.class_id = p.class_id and (m.payment_id = p.payment_id or m.group_id = p.group_id)) l on true
    where p.class_id = c.class_id and p.method = 'bank_transfer' and l.sum > (select sum(m.amount_cents) from payment m
      where m.class_id = p.class_id and (m.payment_id = p.payment_id or m.group_id = p.group_id))`,
  'money that goes back is asked back as a whole': sql`
    select p.payment_id from payment p where p.class_id = c.class_id and p.status = 'refunding'
      and p.refunded_cents + p.reserved_cents <> p.amount_cents`,
  'a balance for messages is the sum of its entries': sql`
    select u.unit_id from unit u left join sms_account a on a.unit_id = u.unit_id
    where u.unit_id = c.unit_id and coalesce(a.balance_cents, 0) <> coalesce(
      (select sum(l.amount_cents) from ledger l where l.unit_id = u.unit_id), 0)`,
  'an order of credit is in the ledger once it is paid': sql`
    select o.order_id from sms_order o
    left join ledger l on l.class_id = o.class_id and l.payment_id = o.order_id and l.kind = 'top_up'
    where o.class_id = c.class_id and (o.status = 'paid') <> (l.amount_cents is not distinct from o.amount_cents)`,
  'messages give back no more than they took': sql`
    select l.payment_id from ledger l where l.class_id = c.class_id and l.kind in ('messages', 'messages_back')
    group by l.payment_id having sum(l.amount_cents) > 0`,
  'series have no gap': sql`
    select s.numbers from (
      select 'receipt' as series, count(*) as numbers,
        count(distinct substring(receipt_no from '\\d+$')) filter (
          where substring(receipt_no from '\\d+$')::int8 between 1 and (select count(*) from receipt r where r.class_id = c.class_id)) as used
      from receipt where class_id = c.class_id
      union all
      select 'invoice', count(*), count(distinct substring(request_no from '\\d+$')) filter (
          where substring(request_no from '\\d+$')::int8 between 1 and (select count(*) from invoice i where i.class_id = c.class_id))
      from invoice where class_id = c.class_id
    ) as s
    left join number_series n on n.class_id = c.class_id and n.series = s.series
    where s.used <> s.numbers or coalesce(n.last, 0) <> s.numbers`,
};

/** The violations of rules that hold for the money of a class at every moment. */
export const brokenRules = async (db: Kysely<Database>, class_id: number): Promise<readonly object[]> => {
  const each = Object.entries(rules).map(
    ([
      rule,
      breaks,
    ]) => sql`select ${rule}::text as rule, b.id::text from class c cross join lateral (${breaks}) as b(id)
      where c.class_id = ${class_id}`,
  );
  const { rows } = await sql<object>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows;
};
