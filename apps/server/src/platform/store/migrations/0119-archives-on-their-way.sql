-- An archive that is on its way stands beside the one that has arrived: only when it is whole does it take its place. Its parts are numbered
-- from 100,000 on until then. The size is the one that was announced.
alter table candidate_import add column photos_coming int4 check (photos_coming > 0);
alter table invoice_sheet add column archive_coming int4 check (archive_coming > 0);
-- A sheet of invoices that is sent again, to be read otherwise, is another sheet with the papers of the one before.
alter table invoice_sheet_part
  drop constraint invoice_sheet_part_class_id_sheet_id_fkey,
  add constraint invoice_sheet_part_class_id_sheet_id_fkey foreign key (class_id, sheet_id)
    references invoice_sheet (class_id, sheet_id) on update cascade on delete cascade;

-- An archive that was half sent when this came is sent anew: its size no longer says that it has arrived.
delete from import_part p using candidate_import i
where i.class_id = p.class_id and i.import_id = p.import_id and i.photos is null;
update candidate_import set photos_size = null where photos is null and photos_size is not null;
delete from invoice_sheet_part p using invoice_sheet s
where s.class_id = p.class_id and s.sheet_id = p.sheet_id and s.papers_enc is null and s.ended_at is null;
update invoice_sheet set archive_size = null where papers_enc is null and ended_at is null and archive_size is not null;
