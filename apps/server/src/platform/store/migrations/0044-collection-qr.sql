-- The picture that candidates scan to transfer their fee.
alter table gathering add column qr_file bigint references file (file_id);
create index gathering_qr on gathering (qr_file);
