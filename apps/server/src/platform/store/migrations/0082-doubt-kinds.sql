-- Why somebody is in doubt, beside what the reviewer wrote. Null: nobody doubts. What was doubted before had no kind.
alter table enrolment add column doubt_kind text
  check (doubt_kind in ('same_identity', 'identity_mismatch', 'unreadable_photo', 'condition_unmet', 'other'));
update enrolment set doubt_kind = 'other' where status = 'doubtful';
