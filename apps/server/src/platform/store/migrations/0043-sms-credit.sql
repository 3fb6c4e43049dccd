-- What institutions have left for messages, the orders that top it up, and its movements in the one ledger.

-- payment_id is then the order or the mailing, refund_id the entry itself: a mailing takes and gives back more than once, an order is received
-- once, which the key of the ledger says as it says it of a payment.
alter table ledger
  add column unit_id bigint,
  drop constraint ledger_kind_check,
  drop constraint ledger_check,
  drop constraint ledger_check1,
  add constraint ledger_kind_check check (kind in ('payment', 'refund', 'top_up', 'messages', 'messages_back')),
  add constraint ledger_once_check check ((kind in ('payment', 'top_up')) = (refund_id = 0)),
  add constraint ledger_sign_check check ((kind in ('payment', 'top_up', 'messages_back')) = (amount_cents > 0)),
  add constraint ledger_unit_check check ((kind in ('payment', 'refund')) = (unit_id is null));

-- The sum of an institution's entries, so that two who send at once cannot both spend the last of it.
create table sms_account (
  unit_id bigint primary key,
  balance_cents bigint not null default 0 check (balance_cents >= 0),
  alarm_cents bigint not null default 5000 check (alarm_cents >= 0)
);

create table sms_order (
  order_id bigint primary key,
  -- Where it was ordered; the credit is the institution's.
  class_id bigint not null,
  unit_id bigint not null,
  package_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  method text not null check (method in ('wechat', 'alipay', 'sandbox')),
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'closed')),
  trade_no text not null unique,
  transaction_no text,
  way text not null check (way in ('code', 'page')),
  -- Null until the provider has answered.
  pay_url text,
  expires_at timestamptz not null,
  ask_at timestamptz,
  asked integer not null default 0,
  ordered_by bigint not null,
  paid_at timestamptz,
  created_at timestamptz not null,
  unique (method, transaction_no),
  check ((status = 'paid') = (paid_at is not null))
);
create index sms_order_list on sms_order (unit_id, order_id desc);
create index sms_order_due on sms_order (ask_at);
