-- Units that ask questions. Which answers are right lies sealed, and leaves the server for whoever writes the questions alone. `quiz_no` counts how
-- often they were written: an attempt belongs to the questions that it was begun with.
alter table study_unit
  drop constraint study_unit_kind_check,
  add constraint study_unit_kind_check check (kind in ('article', 'pdf', 'video', 'quiz')),
  add column pass_percent int4 check (pass_percent between 1 and 100),
  add column attempts_max int4 check (attempts_max >= 1),
  add column quiz_no int4 not null default 0 check (quiz_no >= 0),
  -- How many there are, so that lists need not count them.
  add column questions int4 not null default 0 check (questions >= 0),
  add check (num_nonnulls(pass_percent, attempts_max) in (0, 2)),
  add check (questions = 0 or (kind = 'quiz' and pass_percent is not null));

create table study_question (
  class_id bigint not null,
  study_unit_id bigint not null,
  position int4 not null check (position >= 1),
  kind text not null check (kind in ('single', 'multiple', 'true_false')),
  text text not null check (text <> ''),
  choices jsonb not null,
  right_enc bytea not null,
  points int4 not null check (points >= 1),
  primary key (class_id, study_unit_id, position),
  foreign key (class_id, study_unit_id) references study_unit (class_id, study_unit_id) on delete cascade
);

-- One that is not sent yet has no answers. Answers and marks stand in the order of the questions, the choices of an answer as they are written.
create table study_attempt (
  class_id bigint not null,
  study_unit_id bigint not null,
  enrolment_id bigint not null,
  attempt_no int4 not null check (attempt_no >= 1),
  quiz_no int4 not null check (quiz_no >= 1),
  seed int4 not null check (seed >= 0),
  answers jsonb,
  marks int4[],
  points int4 check (points >= 0),
  possible int4 check (possible >= 1),
  passed boolean,
  begun_at timestamptz not null,
  sent_at timestamptz,
  primary key (class_id, study_unit_id, enrolment_id, attempt_no),
  foreign key (class_id, study_unit_id, enrolment_id)
    references study_progress (class_id, study_unit_id, enrolment_id) on delete cascade,
  check (num_nonnulls(answers, marks, points, possible, passed, sent_at) in (0, 6)),
  check (points <= possible)
);
-- Nobody has two attempts under way.
create unique index study_attempt_open on study_attempt (class_id, study_unit_id, enrolment_id) where sent_at is null;
