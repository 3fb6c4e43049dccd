-- Lessons that are held in a room: when and where, who teaches, and who was there. What a candidate was marked last stands here; who
-- marked whom when and why stands in the audit trail.
create table lesson (
  class_id bigint not null,
  lesson_id bigint not null,
  title text not null check (title <> ''),
  place text not null check (place <> ''),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (class_id, lesson_id),
  check (ends_at > starts_at)
);
create index lesson_list on lesson (class_id, starts_at, lesson_id);

create table lesson_teacher (
  class_id bigint not null,
  lesson_id bigint not null,
  user_id bigint not null references account (user_id),
  primary key (class_id, lesson_id, user_id),
  foreign key (class_id, lesson_id) references lesson (class_id, lesson_id) on delete cascade
);
create index lesson_teacher_account on lesson_teacher (user_id);

create table lesson_mark (
  class_id bigint not null,
  lesson_id bigint not null,
  enrolment_id bigint not null,
  mark text not null check (mark in ('present', 'late', 'excused', 'absent')),
  marked_at timestamptz not null,
  primary key (class_id, lesson_id, enrolment_id),
  foreign key (class_id, lesson_id) references lesson (class_id, lesson_id)
);
create index lesson_mark_of on lesson_mark (class_id, enrolment_id);
