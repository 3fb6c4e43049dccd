-- Who was at a sitting, beside the check-in of the class, which stays as it is. Said by the door, which has a device and the admission that said it, or by name.
create table sitting_mark (
  class_id bigint not null,
  sitting_id bigint not null,
  enrolment_id bigint not null,
  mark text not null check (mark in ('present', 'late', 'left', 'absent')),
  marked_at timestamptz not null,
  device text,
  event_id bigint,
  primary key (class_id, sitting_id, enrolment_id),
  foreign key (class_id, sitting_id) references exam_sitting (class_id, sitting_id) on delete cascade,
  check ((device is null) = (event_id is null))
);
create index sitting_mark_person on sitting_mark (class_id, enrolment_id);
