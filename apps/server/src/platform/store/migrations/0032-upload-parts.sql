-- Parts of uploads that are still on their way, sealed, by the phone that sends them and the hash of the whole. Gone with the last part, or
-- after a day.
create table upload_part (
  owner_phone bytea not null,
  sha256 bytea not null,
  part_no int4 not null check (part_no >= 0),
  bytes_enc bytea not null,
  created_at timestamptz not null,
  primary key (owner_phone, sha256, part_no)
);
create index upload_part_age on upload_part (created_at);
