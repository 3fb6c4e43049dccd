-- Numbers are looked for by their start, which this index finds in every locale and for prepared statements too.
create unique index enrolment_number on enrolment (class_id, enrol_no text_pattern_ops);
alter table enrolment drop constraint enrolment_class_id_enrol_no_key;
-- A page of a class's payments, however far down, is found in the index alone.
create index payment_class on payment (class_id, created_at desc, payment_id);
-- Which payments somebody wants back.
create index refund_state on refund (class_id, status, payment_id);
