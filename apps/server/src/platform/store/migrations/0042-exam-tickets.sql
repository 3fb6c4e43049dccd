-- Tickets of an exam, and who sits where. One ticket for each candidate; live_enrolment_id is null once it is void, so that a plain unique
-- key says "one live ticket".
alter table number_series drop constraint number_series_series_check;
alter table number_series add check (series in ('receipt', 'invoice', 'ticket'));

create table exam_ticket (
  class_id bigint not null,
  ticket_id bigint not null,
  enrolment_id bigint not null,
  live_enrolment_id bigint,
  ticket_no text not null,
  status text not null check (status in ('issued', 'superseded', 'void', 'used')),
  revision int4 not null check (revision >= 1),
  reason text,
  issued_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (class_id, ticket_id),
  unique (class_id, ticket_no),
  unique (class_id, live_enrolment_id),
  check (live_enrolment_id is null or live_enrolment_id = enrolment_id),
  check ((live_enrolment_id is null) = (status = 'void')),
  check (status <> 'void' or reason is not null)
);
create index exam_ticket_list on exam_ticket (class_id, status, ticket_no);
create index exam_ticket_changed on exam_ticket (class_id, updated_at, ticket_id);

-- A desk of a sitting is held by one ticket, and a ticket holds one desk for each subject.
create table exam_seat (
  class_id bigint not null,
  ticket_id bigint not null,
  subject text not null,
  sitting_id bigint not null,
  desk int4 not null check (desk >= 1),
  paper text not null,
  primary key (class_id, ticket_id, subject),
  unique (class_id, sitting_id, desk),
  foreign key (class_id, ticket_id) references exam_ticket (class_id, ticket_id),
  foreign key (class_id, sitting_id) references exam_sitting (class_id, sitting_id)
);

-- What was accepted, in the order of acceptance: rules and seed give the same seats again.
create table exam_arrangement (
  class_id bigint not null,
  version int4 not null check (version >= 1),
  "order" text not null check ("order" in ('number', 'random')),
  apart boolean not null,
  keep boolean not null,
  seed bigint not null,
  accessible bigint[] not null,
  accepted_by bigint not null references account (user_id),
  accepted_at timestamptz not null,
  primary key (class_id, version)
);
