-- Refunds of all classes that stand somewhere, and how many wait: both are read in this index alone.
create index refund_all_status on refund (status, class_id, payment_id);
