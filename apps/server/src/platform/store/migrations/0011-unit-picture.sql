-- The picture of a unit's QR code that was uploaded here; `pi_qr` is then its address. An address elsewhere has none.
alter table unit add column pi_qr_file bigint references file (file_id);
create index unit_picture on unit (pi_qr_file);
