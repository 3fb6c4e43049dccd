-- The waiting list of a full class. Who waits is an enrolment that holds no seat yet; a place that is offered is held, so it counts among
-- the seats taken. `waiting` counts who waits where the seats are counted, so that nobody need look where nobody does.
alter table class
  add column waiting_list boolean not null default true,
  add column waiting int4 not null default 0 check (waiting >= 0);
create index class_waiting on class (class_id) where waiting > 0;

alter table enrolment
  -- The place in the line, kept as the sign that the enrolment began there; null for whoever got a seat at once.
  add column queue_no int4,
  -- Until when a place is held for them, and how many they were offered.
  add column offer_until timestamptz,
  add column offers int2 not null default 0 check (offers >= 0),
  drop constraint enrolment_status_check,
  add constraint enrolment_status_check check (status in ('waiting', 'offered', 'submitted', 'in_review', 'approved', 'returned',
    'refused', 'doubtful', 'withdrawn', 'expired')),
  add check ((status = 'waiting') = (place = 'waitlisted')),
  add check ((status = 'offered') = (place = 'held')),
  add check (status not in ('waiting', 'offered') or queue_no is not null),
  add check (status <> 'offered' or offer_until is not null);
-- Partial, so that an enrolment with a seat of its own writes nothing here.
create index enrolment_line on enrolment (class_id, queue_no) where status = 'waiting';
create index enrolment_offer on enrolment (offer_until, class_id) where status = 'offered';
