-- Kept subjects: what somebody passed in another class of the level counts in this one, and is not sat again. What it came to was frozen there, and
-- is written here as it was; it is lost once that score no longer stands, or is out of date when the exam begins.
create table kept_subject (
  class_id bigint not null,
  enrolment_id bigint not null,
  subject text not null,
  from_class_id bigint not null,
  from_enrolment_id bigint not null,
  points int4 not null check (points >= 0),
  final_at timestamptz not null,
  kept_until timestamptz not null,
  -- Null where the clock did it.
  kept_by bigint references account (user_id),
  kept_at timestamptz not null,
  lost_as text check (lost_as in ('changed', 'expired')),
  lost_by bigint references account (user_id),
  lost_at timestamptz,
  primary key (class_id, enrolment_id, subject),
  foreign key (from_class_id, from_enrolment_id, subject) references score (class_id, enrolment_id, subject),
  check (from_class_id <> class_id),
  check (kept_until > final_at),
  check (num_nonnulls(lost_as, lost_at) in (0, 2)),
  check (lost_by is null or lost_at is not null)
);
-- Whose subjects hang on a score, when that is annulled.
create index kept_subject_from on kept_subject (from_class_id, from_enrolment_id, subject);
