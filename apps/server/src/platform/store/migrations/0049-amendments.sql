-- Amendments: one person proposes to change a frozen score, another confirms it. What stood is kept beside what is to stand.
create table score_amendment (
  class_id bigint not null,
  amendment_id bigint not null,
  enrolment_id bigint not null,
  subject text not null,
  kind text not null check (kind in ('amend', 'annul')),
  points int4 check (points >= 0),
  mark text check (mark in ('absent', 'violation')),
  was_points int4,
  was_mark text,
  reason text not null,
  status text not null default 'proposed' check (status in ('proposed', 'confirmed', 'refused', 'withdrawn')),
  proposed_by bigint not null references account (user_id),
  proposed_at timestamptz not null,
  decided_by bigint references account (user_id),
  decided_at timestamptz,
  decision_reason text,
  primary key (class_id, amendment_id),
  foreign key (class_id, enrolment_id, subject) references score (class_id, enrolment_id, subject),
  check (num_nonnulls(points, mark) = case kind when 'amend' then 1 else 0 end),
  check (num_nonnulls(was_points, was_mark) = 1),
  check ((points, mark) is distinct from (was_points, was_mark)),
  check (num_nonnulls(decided_by, decided_at) = case status when 'proposed' then 0 else 2 end),
  check (status not in ('confirmed', 'refused') or decided_by <> proposed_by),
  check (status <> 'withdrawn' or decided_by = proposed_by),
  check (status <> 'refused' or decision_reason is not null)
);
create unique index score_amendment_open on score_amendment (class_id, enrolment_id, subject) where status = 'proposed';
create index score_amendment_of on score_amendment (class_id, enrolment_id, subject, amendment_id);

alter table score
  add column amendment_id bigint,
  add column frozen_at timestamptz,
  add column published_at timestamptz,
  add foreign key (class_id, amendment_id) references score_amendment (class_id, amendment_id),
  drop constraint score_status_check,
  drop constraint score_check7,
  drop constraint score_check8,
  drop constraint score_check9;
update score set frozen_at = updated_at where frozen_by is not null;
update score set published_at = updated_at where published_by is not null;
alter table score
  add constraint score_status_check
    check (status in ('empty', 'entered_once', 'conflict', 'agreed', 'frozen', 'published', 'final', 'annulled')),
  add constraint score_by_two check (decided_by is not null or amendment_id is not null or num_nonnulls(points, mark) = 0
    or (points is not distinct from first_points and mark is not distinct from first_mark
      and points is not distinct from second_points and mark is not distinct from second_mark)),
  add constraint score_frozen check (num_nonnulls(frozen_by, frozen_at)
    = case when status in ('frozen', 'published', 'final', 'annulled') then 2 else 0 end),
  add constraint score_published check (num_nonnulls(published_by, published_at) = case when status in ('published', 'final') then 2
    when status = 'annulled' then num_nonnulls(published_by) * 2 else 0 end),
  add constraint score_annulled check (status <> 'annulled' or amendment_id is not null);

alter table score_entry
  drop constraint score_entry_event_check,
  drop constraint score_entry_check,
  drop constraint score_entry_check1,
  add constraint score_entry_event_check check (event in ('first_entry', 'correct', 'withdraw', 'second_entry_same',
    'second_entry_differs', 'arbitrate', 'amend', 'annul')),
  add constraint score_entry_figure
    check (num_nonnulls(points, mark) = case when event in ('withdraw', 'annul') then 0 else 1 end),
  add constraint score_entry_reason check (event not in ('arbitrate', 'amend', 'annul') or reason is not null);

-- A frozen score still stays as it is, but for what an amendment says that two people have made.
create or replace function keep_frozen_score() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'A score is never deleted.' using errcode = 'restrict_violation';
  end if;
  if old.status not in ('frozen', 'published', 'final', 'annulled') then
    return new;
  end if;
  if (new.class_id, new.enrolment_id, new.subject, new.first_points, new.first_mark, new.first_by, new.second_points,
      new.second_mark, new.second_by, new.decided_by, new.frozen_by, new.frozen_at)
    is distinct from
    (old.class_id, old.enrolment_id, old.subject, old.first_points, old.first_mark, old.first_by, old.second_points,
      old.second_mark, old.second_by, old.decided_by, old.frozen_by, old.frozen_at)
    or (old.status <> 'frozen'
      and (new.published_by, new.published_at) is distinct from (old.published_by, old.published_at))
  then
    raise exception 'A frozen score does not change.' using errcode = 'restrict_violation';
  end if;
  if new.amendment_id is not distinct from old.amendment_id then
    if (new.points, new.mark) is distinct from (old.points, old.mark)
      or (old.status, new.status) not in (('frozen', 'frozen'), ('frozen', 'published'), ('published', 'published'),
        ('published', 'final'), ('final', 'final'), ('annulled', 'annulled'))
    then
      raise exception 'A frozen score does not change.' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if not exists (
    select from score_amendment a
    where a.class_id = new.class_id and a.amendment_id = new.amendment_id and a.enrolment_id = new.enrolment_id
      and a.subject = new.subject and a.status = 'confirmed' and old.status <> 'annulled'
      and (new.published_by, new.published_at) is not distinct from (old.published_by, old.published_at)
      and (a.was_points, a.was_mark) is not distinct from (old.points, old.mark)
      and case a.kind
        when 'annul' then new.status = 'annulled' and (new.points, new.mark) is not distinct from (old.points, old.mark)
        else new.status = old.status and old.status <> 'final'
          and (new.points, new.mark) is not distinct from (a.points, a.mark)
      end
  ) then
    raise exception 'Two people change a frozen score.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function keep_score_amendment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'proposed'
    or (new.class_id, new.amendment_id, new.enrolment_id, new.subject, new.kind, new.points, new.mark, new.was_points,
      new.was_mark, new.reason, new.proposed_by, new.proposed_at)
    is distinct from
    (old.class_id, old.amendment_id, old.enrolment_id, old.subject, old.kind, old.points, old.mark, old.was_points,
      old.was_mark, old.reason, old.proposed_by, old.proposed_at)
  then
    raise exception 'An amendment of a score is only decided, and once.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_amendment before update or delete on score_amendment for each row execute function keep_score_amendment();
