-- Who sat where by each arrangement, so that it can be looked at, compared and taken up again. A row says where that was in its own words: once all
-- seats are taken back, sittings and rooms may change or go. Where people were moved by hand, what stood is kept as a version of its own
-- before the next one takes its place.
alter table exam_arrangement
  add column kind text not null default 'accepted' check (kind in ('accepted', 'by_hand')),
  add column restores int4,
  add foreign key (class_id, restores) references exam_arrangement (class_id, version);

create table exam_arrangement_seat (
  class_id bigint not null,
  version int4 not null,
  ticket_id bigint not null,
  subject text not null,
  sitting_id bigint not null,
  desk int4 not null check (desk >= 1),
  starts_at timestamptz not null,
  room_name text not null,
  seat_row int4 not null check (seat_row >= 1),
  seat_column int4 not null check (seat_column >= 1),
  paper text not null,
  primary key (class_id, version, ticket_id, subject),
  unique (class_id, version, sitting_id, desk),
  foreign key (class_id, version) references exam_arrangement (class_id, version),
  foreign key (class_id, ticket_id) references exam_ticket (class_id, ticket_id)
);

-- Of the arrangements before this migration only the newest is still known, as it stands.
insert into exam_arrangement_seat (class_id, version, ticket_id, subject, sitting_id, desk, starts_at, room_name, seat_row, seat_column,
  paper)
select s.class_id, a.version, s.ticket_id, s.subject, s.sitting_id, s.desk, i.starts_at, r.name, (s.desk - 1) / r."columns" + 1,
  (s.desk - 1) % r."columns" + 1, s.paper
from exam_seat s
join (select class_id, max(version) as version from exam_arrangement group by class_id) a on a.class_id = s.class_id
join exam_sitting i on i.class_id = s.class_id and i.sitting_id = s.sitting_id
join exam_room r on r.class_id = i.class_id and r.room_id = i.room_id;
