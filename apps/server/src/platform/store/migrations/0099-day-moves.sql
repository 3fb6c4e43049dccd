-- From which of its issues on a ticket opens the door: one that was moved on the day keeps the codes that its candidate was told of. Null: the last alone.
alter table exam_ticket add column opens_from int check (opens_from <= revision);

-- A move on the day of the exam that takes two people, as the first of them asked for it, until the second one answers.
create table day_move (
  class_id bigint not null references class (class_id),
  move_id bigint not null,
  move jsonb not null,
  reason text not null check (reason <> ''),
  asked_by bigint not null references account (user_id),
  asked_at timestamptz not null,
  primary key (class_id, move_id)
);
