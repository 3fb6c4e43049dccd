-- Courses of a class that are learned at home: their units in order, the file of a unit in sealed parts, so that a player reads those that it
-- asks for, and how far each candidate is.
create table study_course (
  class_id bigint not null,
  course_id bigint not null,
  title text not null check (title <> ''),
  summary text not null,
  status text not null check (status in ('draft', 'published')),
  position int4 not null check (position >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (class_id, course_id)
);

create table study_unit (
  class_id bigint not null,
  course_id bigint not null,
  study_unit_id bigint not null,
  title text not null check (title <> ''),
  kind text not null check (kind in ('article', 'pdf', 'video')),
  body text not null check (body = '' or kind = 'article'),
  required_minutes int4 not null check (required_minutes >= 0),
  position int4 not null check (position >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (class_id, study_unit_id),
  foreign key (class_id, course_id) references study_course (class_id, course_id)
);
create index study_unit_list on study_unit (class_id, course_id, position);

-- A file that is not whole yet is being sent; of the whole ones a unit has one.
create table study_file (
  class_id bigint not null,
  file_id bigint not null,
  study_unit_id bigint not null,
  upload_key text not null,
  title text not null,
  media_type text not null check (media_type in ('application/pdf', 'video/mp4')),
  size int4 not null check (size >= 1),
  parts int4 not null check (parts >= 0),
  whole boolean not null,
  created_by bigint not null references account (user_id),
  created_at timestamptz not null,
  primary key (class_id, file_id),
  unique (class_id, study_unit_id, upload_key),
  foreign key (class_id, study_unit_id) references study_unit (class_id, study_unit_id) on delete cascade
);
create index study_file_unfinished on study_file (created_at) where not whole;

create table study_file_part (
  class_id bigint not null,
  file_id bigint not null,
  part_no int4 not null check (part_no >= 0),
  bytes_enc bytea not null,
  primary key (class_id, file_id, part_no),
  foreign key (class_id, file_id) references study_file (class_id, file_id) on delete cascade
);

create table study_progress (
  class_id bigint not null,
  study_unit_id bigint not null,
  enrolment_id bigint not null,
  seconds int4 not null check (seconds >= 0),
  place int4 not null check (place >= 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  done_at timestamptz,
  primary key (class_id, study_unit_id, enrolment_id),
  foreign key (class_id, study_unit_id) references study_unit (class_id, study_unit_id)
);
create index study_progress_of on study_progress (class_id, enrolment_id);

-- The same seconds by day, which the statistics add up.
create table study_day (
  class_id bigint not null,
  enrolment_id bigint not null,
  day date not null,
  seconds int4 not null check (seconds >= 0),
  primary key (class_id, enrolment_id, day)
);
create index study_day_list on study_day (class_id, day);

-- Where somebody learns now: one unit, on one page. `counted_to` is the moment up to which time has been counted.
create table study_session (
  class_id bigint not null,
  enrolment_id bigint not null,
  study_unit_id bigint not null,
  session_no int4 not null check (session_no >= 1),
  counted_to timestamptz not null,
  primary key (class_id, enrolment_id)
);
