-- Drafts that are written bit by bit, and what is attached to a class.
-- A fee that nobody has written yet is not a class that is free, and what is half written may contradict itself. The server
-- refuses to submit such a class; from its approval on the database does not hold one either.
alter table class alter column fee_cents drop not null;
alter table class drop constraint class_check1, drop constraint class_check2;
alter table class
  add constraint class_fee_known check (fee_cents is not null or status in ('draft', 'submitted', 'refused', 'cancelled')),
  add constraint class_enrol_order check (enroll_end >= enroll_start or status in ('draft', 'submitted', 'refused', 'cancelled')),
  add constraint class_study_order check (study_end >= study_start or status in ('draft', 'submitted', 'refused', 'cancelled'));

create table class_file (
  class_id bigint not null,
  file_id bigint not null references file (file_id),
  title text not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (class_id, file_id)
);
