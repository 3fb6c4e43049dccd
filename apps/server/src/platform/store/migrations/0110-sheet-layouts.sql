-- The columns of sheets of scores, rooms, invoices and registry answers, where somebody chose them: recognised by the
-- keyed hash of the words of their heads.
create table sheet_layout (
  family text not null check (family in ('scores', 'rooms', 'invoices', 'answers')),
  layout_key bytea not null,
  fields text[] not null,
  saved_by bigint not null references account (user_id),
  saved_at timestamptz not null,
  primary key (family, layout_key)
);
