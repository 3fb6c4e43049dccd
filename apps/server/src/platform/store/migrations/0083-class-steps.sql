-- A step of a class that takes two people, as the first of them asked for it. One at a time; it counts while the class stands where it stood then.
create table class_step (
  class_id bigint primary key references class (class_id),
  event text not null,
  from_status text not null,
  reason text not null check (reason <> ''),
  asked_by bigint not null references account (user_id),
  asked_at timestamptz not null
);

-- A publicity that was ended too early goes on: its scores are no longer final.
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
        ('published', 'final'), ('final', 'final'), ('final', 'published'), ('annulled', 'annulled'))
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
