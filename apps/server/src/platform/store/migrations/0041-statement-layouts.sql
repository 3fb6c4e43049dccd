-- What the columns of a bank's statements are, where somebody had to say it: known again by the row that names them.
create table statement_layout (
  layout_key bytea primary key,
  fields text[] not null,
  saved_by bigint not null,
  saved_at timestamptz not null
);
