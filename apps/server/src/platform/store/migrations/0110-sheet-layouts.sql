-- People choose the columns of every family of sheets, and their choices are kept in one table: that of candidates'
-- sheets gets the family.
alter table import_layout rename to sheet_layout;
alter table sheet_layout add column family text not null default 'candidates'
  check (family in ('candidates', 'scores', 'rooms', 'invoices', 'answers'));
alter table sheet_layout alter column family drop default;
alter table sheet_layout drop constraint import_layout_pkey;
alter table sheet_layout add constraint sheet_layout_pkey primary key (user_id, family, layout_key);
