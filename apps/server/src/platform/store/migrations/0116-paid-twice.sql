-- A line that brings a fee a second time is a payment of its own, which goes back as a whole: it never is the open payment of its enrolment.
alter table payment
  drop constraint payment_open_check,
  add constraint payment_open_check check (case
    when status in ('failed', 'closed', 'refunded', 'confirmed_late') then open_enrolment_id is null
    else status in ('refunding', 'created') or open_enrolment_id is not null end);
alter table refund
  drop constraint refund_origin_check,
  add constraint refund_origin_check check (origin in ('candidate', 'staff', 'class_cancelled', 'late_payment', 'paid_twice'));
