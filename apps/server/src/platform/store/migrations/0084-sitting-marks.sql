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

-- Whoever was checked in before came for the sitting that was on then, or the next one.
insert into sitting_mark (class_id, sitting_id, enrolment_id, mark, marked_at, device, event_id)
select distinct on (a.class_id, a.enrolment_id) a.class_id, i.sitting_id, a.enrolment_id,
  case when a.admitted_at > i.starts_at then 'late' else 'present' end, a.admitted_at, a.device, a.admitted_event
from attendance a
join exam_ticket t on t.class_id = a.class_id and t.live_enrolment_id = a.enrolment_id
join exam_seat s on s.class_id = t.class_id and s.ticket_id = t.ticket_id
join exam_sitting i on i.class_id = s.class_id and i.sitting_id = s.sitting_id
where a.admitted_event is not null and i.ends_at > a.admitted_at
order by a.class_id, a.enrolment_id, i.starts_at;
