-- Money that came in, as the bank’s statement says it, and the payment that a person found it to be. Long numbers are masked before a
-- line is kept; line_key, a keyed hash of the whole line, tells it from others and knows it again.
create table bank_line (
  line_id bigint primary key,
  line_key bytea not null unique,
  paid_on date not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  payer_name text not null,
  note text not null,
  -- What in it looks like a number of an enrolment.
  numbers text[] not null,
  imported_by bigint not null,
  imported_at timestamptz not null,
  class_id bigint,
  payment_id bigint,
  matched_by bigint,
  matched_at timestamptz,
  check (num_nulls(class_id, payment_id, matched_by, matched_at) in (0, 4))
);
create index bank_line_open on bank_line (paid_on desc, line_id desc) where payment_id is null;
create index bank_line_matched on bank_line (paid_on desc, line_id desc) where payment_id is not null;
create index payment_declared on payment (amount_cents, paid_on) where status = 'declared';
