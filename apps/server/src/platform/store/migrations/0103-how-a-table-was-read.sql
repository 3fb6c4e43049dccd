-- Rows above the heads of a sheet are kept too, so that another row can be said to name the columns; of each row what was done when it was read.
alter table import_row drop constraint import_row_state_check;
alter table import_row add constraint import_row_state_check
  check (state in ('above', 'read', 'good', 'wrong', 'double', 'enrolled', 'refused'));
alter table import_row add column marks text[];
-- Of imports from before, nobody knows the row of the heads.
alter table candidate_import add column head_row int4 not null default 0 check (head_row >= 0);
alter table candidate_import add column other_sheets text[] not null default '{}';

-- What somebody said that the columns of a sheet are, by a keyed hash of its heads.
drop table import_mapping;
create table import_layout (
  user_id bigint not null references account (user_id),
  layout_key bytea not null,
  fields text[] not null,
  saved_at timestamptz not null,
  primary key (user_id, layout_key)
);

alter table invoice_sheet add column reading jsonb not null default '[]';
