-- Invoices (fapiao): asked for, issued in the tax system, and recorded here with their number and file; a counter-entry makes one void.

alter table number_series drop constraint number_series_series_check;
alter table number_series add check (series in ('receipt', 'invoice'));

-- Telephone and account of a buyer are sealed. What the paper says stays as it was when it was asked for.
create table invoice (
  class_id bigint not null,
  invoice_id bigint not null,
  request_no text not null,
  kind text not null check (kind in ('ordinary', 'special')),
  title_type text not null check (title_type in ('personal', 'unit')),
  title text not null check (title <> ''),
  tax_no text not null default '',
  address text not null default '',
  phone_enc bytea,
  phone_masked text not null default '',
  bank text not null default '',
  account_number_enc bytea,
  account_number_masked text not null default '',
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null
    check (status in ('requested', 'issuing', 'issue_failed', 'issued', 'rejected', 'red_requested', 'red_issued')),
  -- Null: the candidate.
  requested_by bigint,
  reason text,
  invoice_no text,
  file_id bigint,
  issued_by bigint,
  issued_at timestamptz,
  red_by bigint,
  red_no text,
  red_file_id bigint,
  red_issued_by bigint,
  red_issued_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (class_id, invoice_id),
  unique (class_id, request_no),
  unique (class_id, invoice_no),
  unique (class_id, red_no),
  check (title_type = 'personal' or tax_no <> ''),
  check (kind = 'ordinary' or (title_type = 'unit' and address <> '' and phone_enc is not null and bank <> ''
    and account_number_enc is not null)),
  check (status not in ('issued', 'red_requested', 'red_issued') or (invoice_no is not null and file_id is not null)),
  check (status <> 'red_requested' or red_by is not null),
  check (status <> 'red_issued' or (red_no is not null and red_file_id is not null)),
  -- Four eyes, whatever the program does: null compares as unknown, which passes.
  check (red_issued_by <> red_by)
);
create index invoice_list on invoice (class_id, status, created_at desc, invoice_id);

-- open_payment_id is null once the invoice is rejected or void: one live invoice per payment.
create table invoice_line (
  class_id bigint not null,
  invoice_id bigint not null,
  payment_id bigint not null,
  open_payment_id bigint,
  amount_cents bigint not null check (amount_cents > 0),
  primary key (class_id, invoice_id, payment_id),
  unique (class_id, open_payment_id),
  check (open_payment_id is null or open_payment_id = payment_id)
);
create index invoice_line_payment on invoice_line (class_id, payment_id, invoice_id);

-- The buyers that a unit's staff need not type again.
create table invoice_title (
  title_id bigint primary key,
  unit_id bigint not null references unit (unit_id),
  title text not null check (title <> ''),
  tax_no text not null check (tax_no <> ''),
  address text not null default '',
  phone_enc bytea,
  phone_masked text not null default '',
  bank text not null default '',
  account_number_enc bytea,
  account_number_masked text not null default '',
  updated_by bigint,
  updated_at timestamptz not null,
  unique (unit_id, tax_no)
);
