-- Invoices recorded from a sheet and an archive of papers. What was sent is kept sealed for whoever sent it, one sheet a person and class, until it expires;
-- what a row would come to is asked anew until the sheet is started.
create table invoice_sheet (
  class_id bigint not null,
  sheet_id bigint not null,
  title text not null,
  archive_size int4 check (archive_size > 0),
  -- The names of the papers, once the archive is whole.
  papers_enc bytea,
  -- Who acts when the rows are issued, as the audit trail has it.
  asked_by bigint not null references account (user_id),
  asked_roles text[] not null,
  session_hash bytea not null,
  address text not null,
  request_id text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz not null,
  primary key (class_id, sheet_id),
  unique (class_id, asked_by),
  check (ended_at is null or started_at is not null)
);
create index invoice_sheet_work on invoice_sheet (started_at, sheet_id) where started_at is not null and ended_at is null;
create index invoice_sheet_expiry on invoice_sheet (expires_at);

create table invoice_sheet_row (
  class_id bigint not null,
  sheet_id bigint not null,
  row_no int4 not null,
  said_enc bytea not null,
  state text not null default 'read' check (state in ('read', 'waiting', 'issued', 'left')),
  -- Of a row that waits or is issued.
  invoice_id bigint,
  -- The name of its paper, sealed.
  paper_enc bytea,
  faults text[] not null default '{}',
  primary key (class_id, sheet_id, row_no),
  foreign key (class_id, sheet_id) references invoice_sheet (class_id, sheet_id) on delete cascade,
  check (state not in ('waiting', 'issued') or (invoice_id is not null and paper_enc is not null))
);

create table invoice_sheet_part (
  class_id bigint not null,
  sheet_id bigint not null,
  part_no int4 not null check (part_no >= 0),
  bytes_enc bytea not null,
  primary key (class_id, sheet_id, part_no),
  foreign key (class_id, sheet_id) references invoice_sheet (class_id, sheet_id) on delete cascade
);

-- What the paper says of itself, where a sheet told it.
alter table invoice add column issued_on date, add column tax_cents bigint check (tax_cents >= 0);
