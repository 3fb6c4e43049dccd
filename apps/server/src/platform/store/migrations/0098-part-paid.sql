-- A line of less than a fee is held for its candidate (held_for) until others make the fee whole: then all of them are one payment.
alter table bank_line
  add column held_for bigint,
  drop constraint bank_line_check,
  drop constraint bank_line_one_check,
  add constraint bank_line_matched_check check (num_nulls(class_id, matched_by, matched_at) in (0, 3)),
  add constraint bank_line_whose_check check (num_nonnulls(payment_id, held_for) = num_nonnulls(class_id)),
  add constraint bank_line_one_check check (aside_at is null or class_id is null);
create index bank_line_held on bank_line (class_id, held_for) where held_for is not null;
drop index bank_line_matched;
create index bank_line_matched on bank_line (paid_on desc, line_id desc) where class_id is not null;
