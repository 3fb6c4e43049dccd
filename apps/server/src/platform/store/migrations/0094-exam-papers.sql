-- All papers of an exam that somebody has made at once. What was drawn is kept sealed, file by file, for whoever asked, until it expires.
create table exam_papers (
  class_id bigint not null,
  print_id bigint not null,
  asked_by bigint not null references account (user_id),
  language text not null,
  papers text[] not null check (cardinality(papers) > 0),
  "order" text not null check ("order" in ('desk', 'paper')),
  per_sheet int4 not null check (per_sheet in (1, 2)),
  fault text check (fault in ('failed')),
  -- The characters that no font has.
  missing text[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (class_id, print_id),
  unique (class_id, asked_by)
);
create index exam_papers_expiry on exam_papers (expires_at);

create table exam_papers_file (
  class_id bigint not null,
  print_id bigint not null,
  file_no int4 not null check (file_no >= 0),
  name text not null,
  paper text not null,
  -- Its sittings; of tickets, those.
  of_ids bigint[] not null,
  done bool not null default false,
  -- Null until it is drawn, and where nobody it was of has a ticket that holds.
  bytes_enc bytea check (done or bytes_enc is null),
  primary key (class_id, print_id, file_no),
  foreign key (class_id, print_id) references exam_papers (class_id, print_id) on delete cascade
);
create index exam_papers_file_work on exam_papers_file (class_id, print_id, file_no) where not done;
