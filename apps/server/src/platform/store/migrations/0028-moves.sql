-- Enrolments that went on in another class: the old one ends as `moved`, and the pair is kept, so that each of them says where the other is.
alter table enrolment
  drop constraint enrolment_status_check,
  add constraint enrolment_status_check check (status in ('waiting', 'offered', 'submitted', 'in_review', 'approved', 'returned',
    'refused', 'doubtful', 'withdrawn', 'moved', 'expired')),
  drop constraint enrolment_check2,
  drop constraint enrolment_check3,
  drop constraint enrolment_check4,
  add constraint enrolment_live_person check ((live_id_index is null) = (status in ('withdrawn', 'moved', 'refused', 'expired'))),
  add constraint enrolment_live_phone check ((live_phone_index is null) = (status in ('withdrawn', 'moved', 'refused', 'expired'))),
  add constraint enrolment_over_is_free check (status not in ('withdrawn', 'moved', 'refused', 'expired') or place = 'free');

create table enrolment_move (
  from_class_id bigint not null,
  from_enrolment_id bigint not null,
  to_class_id bigint not null,
  to_enrolment_id bigint not null,
  moved_at timestamptz not null,
  primary key (from_class_id, from_enrolment_id),
  unique (to_class_id, to_enrolment_id),
  check (to_class_id <> from_class_id)
);
