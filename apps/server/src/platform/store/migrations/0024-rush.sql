-- What a rush of enrolments writes and looks up (ADR 0022).

-- Uploads that nothing has taken up yet, in a table of their own: taking one up deletes a short row, where a mark on the file wrote the
-- file's row and each of its index entries anew.
create table loose_file (
  file_id bigint primary key,
  created_at timestamptz not null default now()
);
create index loose_file_created on loose_file (created_at);
insert into loose_file (file_id, created_at)
select file_id, created_at from file where not attached and kind in ('photo', 'payment_proof', 'document');
alter table file drop column attached;

-- Found by the key alone, whatever the planner believes of a class that fills while it is looked at.
alter table enrolment
  drop constraint enrolment_class_id_idem_key_key,
  add unique (idem_key, class_id);
