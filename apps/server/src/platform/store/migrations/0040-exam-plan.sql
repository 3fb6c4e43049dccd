-- The exam of a class: its rooms, one subject at one time in one room, and who keeps an eye on it. Desks are numbered row by row from
-- the front; those of `blocked` are nobody's, those of `accessible` suit whoever needs space.
create table exam_room (
  class_id bigint not null,
  room_id bigint not null,
  name text not null check (name <> ''),
  address text not null check (address <> ''),
  floor text not null default '',
  "rows" int4 not null check ("rows" between 1 and 30),
  "columns" int4 not null check ("columns" between 1 and 30),
  blocked int4[] not null default '{}',
  accessible int4[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (class_id, room_id),
  unique (class_id, name),
  check ("rows" * "columns" > cardinality(blocked)),
  check (not blocked && accessible)
);
-- The same room in other classes: two sittings do not meet there.
create index exam_room_place on exam_room (address, name);

create table exam_sitting (
  class_id bigint not null,
  sitting_id bigint not null,
  subject text not null,
  room_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (class_id, sitting_id),
  foreign key (class_id, room_id) references exam_room (class_id, room_id),
  check (ends_at > starts_at)
);
create index exam_sitting_list on exam_sitting (class_id, starts_at, sitting_id);
create index exam_sitting_room on exam_sitting (class_id, room_id, starts_at);

create table sitting_invigilator (
  class_id bigint not null,
  sitting_id bigint not null,
  user_id bigint not null references account (user_id),
  primary key (class_id, sitting_id, user_id),
  foreign key (class_id, sitting_id) references exam_sitting (class_id, sitting_id) on delete cascade
);
create index sitting_invigilator_account on sitting_invigilator (user_id);
