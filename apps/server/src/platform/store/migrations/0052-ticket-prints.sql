-- Tickets that are printed in numbers. What was drawn is kept sealed, part by part, for whoever asked, until it expires.
create table ticket_print (
  class_id bigint not null,
  print_id bigint not null,
  asked_by bigint not null references account (user_id),
  language text not null,
  -- By their numbers, as they were when it was asked for.
  ticket_ids bigint[] not null check (cardinality(ticket_ids) > 0),
  -- How many of them are done: drawn, or left out because they hold no longer.
  printed int4 not null default 0 check (printed between 0 and cardinality(ticket_ids)),
  fault text check (fault in ('glyph_missing', 'failed')),
  detail text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (class_id, print_id),
  unique (class_id, asked_by)
);
create index ticket_print_work on ticket_print (created_at) where fault is null and printed < cardinality(ticket_ids);
create index ticket_print_expiry on ticket_print (expires_at);

create table ticket_print_part (
  class_id bigint not null,
  print_id bigint not null,
  part_no int4 not null check (part_no >= 0),
  bytes_enc bytea not null,
  primary key (class_id, print_id, part_no),
  foreign key (class_id, print_id) references ticket_print (class_id, print_id) on delete cascade
);
