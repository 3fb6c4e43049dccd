-- A number of the tax system stands on one paper in the whole house, be it an invoice or a counter-entry. Two columns of many rows have no key in
-- common, so each number has a row of its own, whoever writes the statement that records it.
create table invoice_number (
  number text primary key check (number <> ''),
  class_id bigint not null,
  invoice_id bigint not null,
  paper text not null check (paper in ('invoice', 'counter_entry')),
  unique (class_id, invoice_id, paper)
);

-- Numbers that stand on two papers already do not stop this, and both keep them: the older one has the row here, and nobody takes the number a third
-- time. Which is right only the papers tell: docs/operations.md, "Numbers of invoices", says how they are found and put right.
insert into invoice_number (number, class_id, invoice_id, paper)
select number, class_id, invoice_id, paper from (
  select invoice_no as number, class_id, invoice_id, 'invoice' as paper, issued_at as at from invoice where invoice_no is not null
  union all
  select red_no, class_id, invoice_id, 'counter_entry', red_issued_at from invoice where red_no is not null
) as recorded
order by at, class_id, invoice_id, paper desc
on conflict do nothing;

create function record_invoice_number() returns trigger language plpgsql as $$
declare
  before invoice;
begin
  if tg_op = 'UPDATE' then
    before := old;
    delete from invoice_number n where n.class_id = old.class_id and n.invoice_id = old.invoice_id
      and n.number is distinct from case n.paper when 'invoice' then new.invoice_no else new.red_no end;
  end if;
  insert into invoice_number (number, class_id, invoice_id, paper)
  select v.number, new.class_id, new.invoice_id, v.paper
  from (values (new.invoice_no, before.invoice_no, 'invoice'), (new.red_no, before.red_no, 'counter_entry')) as v(number, was, paper)
  where v.number is not null and v.number is distinct from v.was;
  return null;
end $$;
create trigger record_number after insert or update of invoice_no, red_no on invoice for each row execute function record_invoice_number();

-- Of a cancelled class the money of a request that its candidate takes back is asked for by nobody of the staff.
alter table refund
  drop constraint refund_asker_check,
  add constraint refund_asker_check check (origin = 'class_cancelled'
    or (origin in ('candidate', 'late_payment')) = (requested_by is null));
