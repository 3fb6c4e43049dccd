-- Imports of scores: which entries one person's sheet made, so that those that nobody has built on can be taken back together, once.
create table score_import (
  class_id bigint not null,
  import_id bigint not null,
  title text not null,
  scores int4 not null check (scores > 0),
  imported_by bigint not null references account (user_id),
  imported_at timestamptz not null,
  undone_at timestamptz,
  taken_back int4 check (taken_back between 1 and scores),
  primary key (class_id, import_id),
  check (num_nonnulls(undone_at, taken_back) <> 1)
);
create index score_import_of on score_import (class_id, imported_by, import_id);

alter table score_entry
  add column import_id bigint,
  add foreign key (class_id, import_id) references score_import (class_id, import_id);
create index score_entry_import on score_entry (class_id, import_id) where import_id is not null;
