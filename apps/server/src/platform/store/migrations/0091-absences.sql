-- One person confirms that somebody was absent, where the marks of the sitting say it: the mark stands in both entries of the score.
alter table score
  add column absent_by bigint references account (user_id),
  drop constraint score_check5,
  add constraint score_two_people check (first_by <> second_by or absent_by = first_by),
  add constraint score_absence check (absent_by is null or (coalesce(first_mark = 'absent', false)
    and coalesce(second_mark = 'absent', false) and status in ('agreed', 'frozen', 'published', 'final', 'annulled')));

alter table score_entry
  drop constraint score_entry_event_check,
  drop constraint score_entry_figure,
  add constraint score_entry_event_check check (event in ('first_entry', 'correct', 'withdraw', 'second_entry_same',
    'second_entry_differs', 'arbitrate', 'amend', 'annul', 'confirm_absence', 'withdraw_absence')),
  add constraint score_entry_figure check (num_nonnulls(points, mark)
    = case when event in ('withdraw', 'annul', 'withdraw_absence') then 0 else 1 end);

-- What somebody said to a score that the marks of its sitting speak against. It counts until a mark of that person changes.
create table presence_word (
  class_id bigint not null,
  enrolment_id bigint not null,
  subject text not null,
  kind text not null check (kind in ('score_of_absent', 'absence_of_present')),
  word text not null,
  said_by bigint not null references account (user_id),
  said_at timestamptz not null,
  primary key (class_id, enrolment_id, subject, kind)
);
