-- The payments of all classes by when they began, all of them, those in a state, and those of a method.
create index payment_all on payment (created_at desc, payment_id desc);
create index payment_all_status on payment (status, created_at desc, payment_id desc);
create index payment_all_method on payment (method, created_at desc, payment_id desc);
