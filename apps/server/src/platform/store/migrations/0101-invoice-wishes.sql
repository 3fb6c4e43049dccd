-- Whose name a sheet of candidates wishes on the invoice of a fee; the request stands by itself once the fee is paid. One of a person, thrown away with them.
create table invoice_wish (
  class_id bigint not null,
  enrolment_id bigint not null,
  title_type text not null check (title_type in ('personal', 'unit')),
  title text not null check (title <> ''),
  tax_no text not null check (title_type = 'personal' or tax_no <> ''),
  email text not null,
  -- Who confirmed the sheet.
  wished_by bigint not null references account (user_id),
  -- What came of it.
  invoice_id bigint,
  primary key (class_id, enrolment_id)
);
create index invoice_wish_open on invoice_wish (class_id, enrolment_id) where invoice_id is null;
create index invoice_wish_invoice on invoice_wish (class_id, invoice_id) where invoice_id is not null;
