-- The dossier of a class: what is on record of it, put together file by file and kept sealed until it expires. The class is sealed with one
-- that was made after its last change; its hash stays for good, its files do not.
create table class_dossier (
  class_id bigint not null,
  dossier_id bigint not null,
  asked_by bigint not null references account (user_id),
  purpose text not null,
  language text not null,
  -- The end of the trail of the class when it was begun: what comes after it is not in the dossier.
  seq bigint not null check (seq >= 0),
  -- Its files in their order, each by what makes it.
  plan jsonb not null check (jsonb_typeof(plan) = 'array'),
  made int4 not null default 0 check (made between 0 and jsonb_array_length(plan)),
  -- Candidates in whose form or ticket the number of a character stands, as no font has it.
  undrawn text[] not null default '{}',
  missing jsonb not null default '[]',
  fault text check (fault in ('failed', 'too_big')),
  -- Of its list of checksums, in hex.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  done_at timestamptz,
  sealed_at timestamptz,
  expires_at timestamptz not null,
  primary key (class_id, dossier_id),
  check ((sha256 is null) = (done_at is null)),
  check (sealed_at is null or sha256 is not null)
);
create index class_dossier_work on class_dossier (created_at) where fault is null and sha256 is null;
create index class_dossier_expiry on class_dossier (expires_at);
create unique index class_dossier_seal on class_dossier (class_id) where sealed_at is not null;

create table class_dossier_file (
  class_id bigint not null,
  dossier_id bigint not null,
  file_no int4 not null check (file_no >= 0),
  -- With `/` between volume and file.
  path text not null,
  size int4 not null check (size >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes_enc bytea not null,
  primary key (class_id, dossier_id, file_no),
  unique (class_id, dossier_id, path),
  foreign key (class_id, dossier_id) references class_dossier (class_id, dossier_id) on delete cascade
);
