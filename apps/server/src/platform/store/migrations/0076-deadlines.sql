-- Until when the stages of a class have to be done is a rule of the programme over its dates; only what was set by hand is kept. Deadlines of some
-- stages count from when the class came into them, which the trail knows and a list could not ask it for.
alter table class add column stage_at timestamptz;

update class c set stage_at = (
  select max(a.at) from audit_event a
  where a.class_id = c.class_id and a.object_type = 'class' and a.object_id = c.class_id::text and a.to_state = c.status
    and a.action <> 'hand_over');

create table class_deadline (
  class_id bigint not null,
  stage text not null check (stage in (
    'plan', 'enrol', 'rooms', 'office', 'exam', 'scores', 'publicity', 'certificate', 'finish')),
  due_at timestamptz not null,
  reason text not null check (reason <> ''),
  set_by bigint not null references account (user_id),
  set_at timestamptz not null,
  primary key (class_id, stage)
);
create index class_deadline_due on class_deadline (due_at);
