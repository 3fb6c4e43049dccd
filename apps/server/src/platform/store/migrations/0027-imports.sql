-- Imports of candidates into a class. The rows of the sheet and the archive of photos are kept sealed, part by part, until the import expires or
-- is dropped; the indexes find a person twice without opening anything. What became of a row is its state.
create table candidate_import (
  class_id bigint not null,
  import_id bigint not null,
  title text not null,
  status text not null default 'uploaded'
    check (status in ('uploaded', 'checking', 'checked', 'running', 'done', 'stopped', 'dropped')),
  heads_enc bytea not null,
  columns text[] not null,
  enroll_type text not null check (enroll_type in ('individual', 'organization')),
  study_type text not null check (study_type in ('online', 'onsite', 'none')),
  -- The unit of a joint class whose candidates they are.
  unit_id bigint,
  photos_size int4 check (photos_size > 0),
  photos int4 check (photos >= 0),
  -- Who acts when the rows are enrolled, as the audit trail has it.
  asked_by bigint not null references account (user_id),
  asked_as text not null,
  session_hash bytea not null,
  address text not null,
  request_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (class_id, import_id)
);
create index candidate_import_own on candidate_import (class_id, asked_by, created_at desc);
create index candidate_import_work on candidate_import (status, created_at, import_id);
create index candidate_import_expiry on candidate_import (expires_at);

create table import_row (
  class_id bigint not null,
  import_id bigint not null,
  row_no int4 not null,
  cells_enc bytea not null,
  state text not null default 'read' check (state in ('read', 'good', 'wrong', 'double', 'enrolled', 'refused')),
  problems jsonb not null default '[]',
  id_index bytea,
  phone_index bytea,
  primary key (class_id, import_id, row_no),
  foreign key (class_id, import_id) references candidate_import (class_id, import_id) on delete cascade
);
create index import_row_person on import_row (class_id, import_id, id_index);
create index import_row_phone on import_row (class_id, import_id, phone_index);
create index import_row_state on import_row (class_id, import_id, state, row_no);

create table import_part (
  class_id bigint not null,
  import_id bigint not null,
  part_no int4 not null check (part_no >= 0),
  bytes_enc bytea not null,
  primary key (class_id, import_id, part_no),
  foreign key (class_id, import_id) references candidate_import (class_id, import_id) on delete cascade
);

-- What the columns of an account's last sheet were, by their heads.
create table import_mapping (
  user_id bigint primary key references account (user_id),
  fields_enc bytea not null
);
