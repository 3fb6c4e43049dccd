-- A receipt for all money that came in, numbered without a gap.

-- The last number of each series of a class, raised in the transaction that uses it: one that fails takes its number back.
create table number_series (
  class_id bigint not null,
  series text not null check (series in ('receipt')),
  last bigint not null check (last > 0),
  primary key (class_id, series)
);

-- What the paper says stays as it was when the money came in, whatever becomes of class and account.
create table receipt (
  class_id bigint not null,
  receipt_id bigint not null,
  payment_id bigint not null,
  receipt_no text not null,
  payer_name text not null,
  payee_name text not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  issued_by bigint,
  issued_at timestamptz not null,
  primary key (class_id, receipt_id),
  unique (class_id, receipt_no),
  unique (class_id, payment_id)
);
create index receipt_list on receipt (class_id, issued_at desc, receipt_id);

-- Money that came in before there were receipts. The number is that of the default programme, which had no other users then.
insert into receipt (class_id, receipt_id, payment_id, receipt_no, payer_name, payee_name, amount_cents, currency, issued_by, issued_at)
select l.class_id, l.entry_id, l.payment_id,
  c.code || '-R' || lpad((row_number() over (partition by l.class_id order by l.entry_id))::text, 5, '0'),
  p.payer_name, coalesce(g.account_name, ''), l.amount_cents, l.currency, l.created_by, l.created_at
from ledger l
join class c on c.class_id = l.class_id
join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
left join gathering g on g.class_id = l.class_id
where l.kind = 'payment';
insert into number_series (class_id, series, last) select class_id, 'receipt', count(*) from receipt group by class_id;
