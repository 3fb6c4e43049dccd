-- Scores: two people enter each, a third decides where they differ, and whoever publishes had no part in it. A figure is points or a mark.
create table score (
  class_id bigint not null,
  enrolment_id bigint not null,
  subject text not null,
  status text not null check (status in ('empty', 'entered_once', 'conflict', 'agreed', 'frozen', 'published', 'final')),
  first_points int4 check (first_points >= 0),
  first_mark text check (first_mark in ('absent', 'violation')),
  first_by bigint references account (user_id),
  second_points int4 check (second_points >= 0),
  second_mark text check (second_mark in ('absent', 'violation')),
  second_by bigint references account (user_id),
  points int4 check (points >= 0),
  mark text check (mark in ('absent', 'violation')),
  decided_by bigint references account (user_id),
  frozen_by bigint references account (user_id),
  published_by bigint references account (user_id),
  updated_at timestamptz not null,
  primary key (class_id, enrolment_id, subject),
  check (num_nonnulls(first_points, first_mark) = num_nonnulls(first_by)),
  check (num_nonnulls(second_points, second_mark) = num_nonnulls(second_by)),
  check ((first_by is null) = (status = 'empty')),
  check ((second_by is null) = (status in ('empty', 'entered_once'))),
  check (num_nonnulls(points, mark) = case when status in ('empty', 'entered_once', 'conflict') then 0 else 1 end),
  check (first_by <> second_by),
  check (decided_by <> first_by and decided_by <> second_by),
  check (decided_by is not null or num_nonnulls(points, mark) = 0
    or (points is not distinct from first_points and mark is not distinct from first_mark
      and points is not distinct from second_points and mark is not distinct from second_mark)),
  check ((frozen_by is not null) = (status in ('frozen', 'published', 'final'))),
  check ((published_by is not null) = (status in ('published', 'final'))),
  check (published_by <> first_by and published_by <> second_by and published_by <> frozen_by),
  check (published_by <> decided_by)
);
create index score_subject on score (class_id, subject, status);

-- Every entry and decision, in its order.
create table score_entry (
  class_id bigint not null,
  entry_id bigint not null,
  enrolment_id bigint not null,
  subject text not null,
  event text not null check (event in ('first_entry', 'correct', 'withdraw', 'second_entry_same', 'second_entry_differs', 'arbitrate')),
  points int4 check (points >= 0),
  mark text check (mark in ('absent', 'violation')),
  user_id bigint not null references account (user_id),
  reason text,
  at timestamptz not null,
  primary key (class_id, entry_id),
  check (num_nonnulls(points, mark) = case when event = 'withdraw' then 0 else 1 end),
  check (event <> 'arbitrate' or reason is not null)
);
create index score_entry_of on score_entry (class_id, enrolment_id, subject, entry_id);

-- The only triggers of the schema: what is frozen stays as it is, and no entry is ever taken out of the ledger, whoever writes the statement.
create function keep_frozen_score() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'A score is never deleted.' using errcode = 'restrict_violation';
  end if;
  if old.status in ('frozen', 'published', 'final') and (
    (new.class_id, new.enrolment_id, new.subject, new.points, new.mark, new.first_points, new.first_mark, new.first_by,
      new.second_points, new.second_mark, new.second_by, new.decided_by, new.frozen_by)
    is distinct from
    (old.class_id, old.enrolment_id, old.subject, old.points, old.mark, old.first_points, old.first_mark, old.first_by,
      old.second_points, old.second_mark, old.second_by, old.decided_by, old.frozen_by)
    or (old.status, new.status) not in (('frozen', 'frozen'), ('frozen', 'published'), ('published', 'published'),
      ('published', 'final'), ('final', 'final'))
    or (old.status <> 'frozen' and new.published_by is distinct from old.published_by)
  ) then
    raise exception 'A frozen score does not change.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_frozen before update or delete on score for each row execute function keep_frozen_score();

create function keep_score_entry() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger of scores is only added to.' using errcode = 'restrict_violation';
end $$;
create trigger keep_entry before update or delete on score_entry for each row execute function keep_score_entry();
