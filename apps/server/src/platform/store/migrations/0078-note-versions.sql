-- What a note is about, until when it is to be followed up, and what it said before. A link is looked at with the eyes of its account each time: it
-- stays here where the account has lost the class, and is not shown.
alter table note
  add column class_id bigint,
  add column enrolment_id bigint,
  add column due_on date,
  add column done_at timestamptz,
  -- When what it said was put away last; from there, or from its beginning, the time is counted until it is again.
  add column kept_at timestamptz,
  add check (enrolment_id is null or class_id is not null),
  add check (done_at is null or due_on is not null);
create index note_due on note (user_id, due_on) where done_at is null;
-- An erasure takes the links to a candidate out.
create index note_enrolment on note (class_id, enrolment_id) where enrolment_id is not null;

-- Sealed as notes are. A text that was given up in a conflict was never the note's own: it has no version.
create table note_version (
  user_id bigint not null,
  note_id bigint not null,
  version_id bigint not null,
  version int4 check (version >= 1),
  text_enc bytea not null,
  at timestamptz not null,
  primary key (user_id, note_id, version_id),
  foreign key (user_id, note_id) references note (user_id, note_id) on delete cascade
);
