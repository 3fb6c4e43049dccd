-- The money of a class: how it is collected, what was paid, what goes back, and the ledger that says what there is.

-- Where candidates send the money, and until when. The price of individuals is the class's own.
create table gathering (
  class_id bigint primary key,
  organization_fee_cents bigint check (organization_fee_cents >= 0),
  pay_until timestamptz,
  note text not null default '',
  bank text not null default '',
  account_name text not null default '',
  account_number_enc bytea,
  account_number_masked text not null default '',
  updated_by bigint,
  updated_at timestamptz not null default now(),
  check ((account_number_enc is null) = (account_number_masked = ''))
);

-- open_enrolment_id is null once the payment is over, so that a plain unique key says "one open payment per enrolment".
create table payment (
  class_id bigint not null,
  payment_id bigint not null,
  enrolment_id bigint not null,
  open_enrolment_id bigint,
  method text not null default 'bank_transfer' check (method in ('bank_transfer')),
  amount_cents bigint not null check (amount_cents > 0),
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  -- What refunds that are under way will take.
  reserved_cents bigint not null default 0 check (reserved_cents >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null
    check (status in ('created', 'pending', 'declared', 'confirmed', 'failed', 'closed', 'confirmed_late',
      'partly_refunded', 'refunding', 'refunded')),
  payer_name text not null,
  payer_bank text not null,
  payer_account_enc bytea not null,
  payer_account_masked text not null,
  paid_on date not null,
  proof_id bigint,
  reason text,
  decided_by bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (class_id, payment_id),
  unique (class_id, open_enrolment_id),
  check (open_enrolment_id is null or open_enrolment_id = enrolment_id),
  check ((open_enrolment_id is null) = (status in ('failed', 'closed', 'refunded'))),
  check (refunded_cents + reserved_cents <= amount_cents),
  check (reserved_cents = 0 or status in ('confirmed', 'partly_refunded', 'refunding')),
  check (status <> 'refunded' or refunded_cents = amount_cents),
  check (status <> 'declared' or proof_id is not null)
);
create index payment_list on payment (class_id, status, created_at desc, payment_id);
create index payment_enrolment on payment (class_id, enrolment_id, payment_id);

-- open_payment_id is null once the refund is over: one open refund per payment.
create table refund (
  class_id bigint not null,
  refund_id bigint not null,
  payment_id bigint not null,
  open_payment_id bigint,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null
    check (status in ('requested', 'approved', 'authorised', 'in_transit', 'failed', 'manual', 'done', 'rejected',
      'withdrawn')),
  origin text not null check (origin in ('candidate', 'staff', 'class_cancelled')),
  reason text not null,
  decision_reason text,
  requested_by bigint,
  first_by bigint,
  second_by bigint,
  settled_by bigint,
  proof_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (class_id, refund_id),
  unique (class_id, open_payment_id),
  check (open_payment_id is null or open_payment_id = payment_id),
  check ((open_payment_id is null) = (status in ('done', 'rejected', 'withdrawn'))),
  check ((origin = 'candidate') = (requested_by is null)),
  -- Four eyes, whatever the program does: null compares as unknown, which passes.
  check (first_by <> requested_by and second_by <> requested_by and settled_by <> requested_by),
  check (second_by <> first_by),
  check (status not in ('authorised', 'in_transit', 'failed', 'manual', 'done')
    or (first_by is not null and second_by is not null))
);
create index refund_payment on refund (class_id, payment_id, refund_id);

-- Written once and never again: no statement of the program changes or deletes an entry. A payment comes in once, a refund goes out
-- once, and the sum over a payment is what was paid and not paid back.
create table ledger (
  class_id bigint not null,
  entry_id bigint not null,
  payment_id bigint not null,
  -- 0 for the payment itself: a null would not be unique.
  refund_id bigint not null default 0,
  kind text not null check (kind in ('payment', 'refund')),
  amount_cents bigint not null check (amount_cents <> 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_by bigint,
  created_at timestamptz not null,
  primary key (class_id, entry_id),
  unique (class_id, payment_id, refund_id),
  check ((kind = 'payment') = (refund_id = 0)),
  check ((kind = 'payment') = (amount_cents > 0))
);
