-- Refunds of all classes that stand somewhere, and how many wait: both are read in this index alone.
create index refund_all_status on refund (status, class_id, payment_id);

-- A practice order whose money the practice provider keeps: its refund is refused, and settled by hand.
alter table sandbox_order add column keeps_money boolean not null default false;
