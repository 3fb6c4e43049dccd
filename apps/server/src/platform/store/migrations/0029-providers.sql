-- Money that comes through a provider, beside transfers that are declared with a proof.

-- The ways of paying that a class offers.
alter table gathering add column methods text[] not null default '{bank_transfer}'
  check (methods <@ array['bank_transfer', 'wechat', 'alipay', 'sandbox'] and methods <> '{}');

alter table payment
  drop constraint payment_method_check,
  add constraint payment_method_check check (method in ('bank_transfer', 'wechat', 'alipay', 'sandbox')),
  alter column payer_bank set default '',
  alter column payer_account_enc drop not null,
  alter column payer_account_masked drop not null,
  alter column paid_on drop not null,
  add constraint payment_transfer_check check (method <> 'bank_transfer'
    or (payer_account_enc is not null and payer_account_masked is not null and paid_on is not null)),
  -- Money that came after its payment was closed leaves its enrolment free until somebody takes it for the enrolment; going back, a
  -- payment stays what it was to its enrolment.
  drop constraint payment_check1,
  add constraint payment_open_check check (case
    when status in ('failed', 'closed', 'refunded', 'confirmed_late') then open_enrolment_id is null
    else status = 'refunding' or open_enrolment_id is not null end);

-- Money that came when nothing was due any more is asked back by nobody.
alter table refund
  drop constraint refund_origin_check,
  add constraint refund_origin_check check (origin in ('candidate', 'staff', 'class_cancelled', 'late_payment')),
  drop constraint refund_check2,
  add constraint refund_asker_check check ((origin in ('candidate', 'late_payment')) = (requested_by is null));

-- What was agreed with a provider about a payment. trade_no is our number for it, transaction_no the provider's.
create table provider_order (
  class_id bigint not null,
  payment_id bigint not null,
  method text not null check (method in ('wechat', 'alipay', 'sandbox')),
  trade_no text not null unique,
  transaction_no text,
  way text not null check (way in ('code', 'page')),
  -- Null until the provider has answered.
  pay_url text,
  expires_at timestamptz not null,
  -- When the provider is asked next what became of it; null once that is known.
  ask_at timestamptz,
  asked integer not null default 0,
  primary key (class_id, payment_id),
  unique (method, transaction_no)
);
create index provider_order_due on provider_order (ask_at);

-- The books of the provider that the demo pretends to have; empty elsewhere.
create table sandbox_order (
  trade_no text primary key,
  transaction_no text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  currency text not null,
  description text not null,
  notify_url text not null,
  return_url text not null,
  status text not null check (status in ('waiting', 'paid', 'failed', 'closed')),
  paid_at timestamptz,
  expires_at timestamptz not null
);
