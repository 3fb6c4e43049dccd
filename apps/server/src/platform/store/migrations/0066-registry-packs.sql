-- Certificates of candidates go to the national registry in packs. A certificate is in one pack at most: packed again after a refusal, it is in the later
-- one. pack_no counts within the class, discarded packs too, so that no two files of a class have one name.
create table registry_pack (
  class_id bigint not null,
  pack_id bigint not null,
  pack_no int4 not null check (pack_no > 0),
  certificates int4 not null check (certificates > 0),
  packed_by bigint not null references account (user_id),
  packed_at timestamptz not null,
  sent_by bigint references account (user_id),
  sent_at timestamptz,
  discarded_by bigint references account (user_id),
  discarded_at timestamptz,
  primary key (class_id, pack_id),
  unique (class_id, pack_no),
  check ((sent_by is null) = (sent_at is null)),
  check ((discarded_by is null) = (discarded_at is null)),
  -- What was sent is gone.
  check (sent_at is null or discarded_at is null)
);

alter table certificate add column registry text not null default 'none'
  check (registry in ('none', 'packed', 'sent', 'accepted', 'rejected'));
alter table certificate add column registry_pack_id bigint;
alter table certificate add column registry_fault text;
alter table certificate add foreign key (class_id, registry_pack_id) references registry_pack (class_id, pack_id);
alter table certificate add check ((registry = 'none') = (registry_pack_id is null));
alter table certificate add check ((registry = 'rejected') = (registry_fault is not null));
-- Those of teachers are the body's own, and what was not issued is no certificate yet.
alter table certificate add check (registry = 'none' or (kind = 'candidate' and issued_at is not null));
create index certificate_of_pack on certificate (class_id, registry_pack_id) where registry_pack_id is not null;
