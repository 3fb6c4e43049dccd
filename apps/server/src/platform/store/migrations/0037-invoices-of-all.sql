-- The invoices of all classes by when they were asked for, all of them, those in a state, those of a kind, and by what they are found by.
alter table invoice add column title_grams text[] generated always as (name_grams(title)) stored;
create index invoice_all on invoice (created_at desc, invoice_id desc);
create index invoice_all_status on invoice (status, created_at desc, invoice_id desc);
create index invoice_all_kind on invoice (kind, created_at desc, invoice_id desc);
create index invoice_title_name on invoice using gin (title_grams);
create index invoice_tax_no on invoice (tax_no);
create index invoice_request_no on invoice (request_no);
create index invoice_no on invoice (invoice_no);
