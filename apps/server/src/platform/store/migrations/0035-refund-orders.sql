-- Refunds that go back through the provider that the money came from. refund_no is our number for it: sent again, it is the same refund.
create table refund_order (
  class_id bigint not null,
  refund_id bigint not null,
  method text not null check (method in ('wechat', 'alipay', 'sandbox')),
  refund_no text not null unique,
  -- The provider's own word for why it sends nothing back; null as long as it has not refused.
  fault text,
  -- When the provider is asked next; null once it has said what became of it.
  ask_at timestamptz,
  asked integer not null default 0,
  primary key (class_id, refund_id)
);
create index refund_order_due on refund_order (ask_at);

-- What the provider of the demo has sent back; empty elsewhere.
create table sandbox_refund (
  refund_no text primary key,
  trade_no text not null,
  amount_cents bigint not null check (amount_cents > 0)
);
