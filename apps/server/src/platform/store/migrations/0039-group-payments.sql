-- One transfer for many candidates: the whole beside its payments, one for each of them.

-- Whoever declared a transfer for many does not confirm it. Null: the candidate, or a provider.
alter table payment
  add column group_id bigint,
  add column declared_by bigint,
  add constraint payment_group_check check ((group_id is null) = (declared_by is null)),
  add constraint payment_four_eyes_check check (status = 'failed' or decided_by <> declared_by);
create index payment_group on payment (class_id, group_id, payment_id) where group_id is not null;

-- Written once, with its payments; where it stands is theirs to say. first_payment_id stands for it where one must be named.
create table group_payment (
  class_id bigint not null,
  group_id bigint not null,
  first_payment_id bigint not null,
  payments int4 not null check (payments > 0),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null,
  primary key (class_id, group_id)
);
create index group_payment_amount on group_payment (amount_cents, class_id, group_id);
