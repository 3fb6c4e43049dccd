-- Requests of candidates to have their data erased. One may be open for a phone at a time. Once it is done the request forgets whose it was,
-- and keeps which enrolments were erased: after a restore they are erased again.
create table erasure_request (
  erasure_id bigint primary key,
  phone_index bytea,
  open_phone_index bytea unique,
  phone_masked text not null,
  status text not null default 'requested'
    check (status in ('requested', 'approved', 'erased', 'rejected', 'withdrawn')),
  reason text not null default '',
  decision_reason text not null default '',
  requested_at timestamptz not null,
  first_by bigint references account (user_id),
  decided_by bigint references account (user_id),
  decided_at timestamptz,
  erased jsonb not null default '[]' check (jsonb_typeof(erased) = 'array'),
  check ((open_phone_index is null) = (status not in ('requested', 'approved'))),
  check (open_phone_index is null or open_phone_index = phone_index),
  check ((phone_index is null) = (status = 'erased')),
  check (status <> 'erased' or decided_by <> first_by)
);
create index erasure_request_status on erasure_request (status, requested_at);
create index erasure_request_phone on erasure_request (phone_index);
