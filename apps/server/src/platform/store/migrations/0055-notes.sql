-- What an account notes down for itself: one sealed value a note, read by nobody else. The key begins with whose it is, and so
-- does every statement.
create table note (
  user_id bigint not null references account (user_id),
  note_id bigint not null,
  version int4 not null check (version >= 1),
  text_enc bytea not null,
  pinned boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, note_id)
);
