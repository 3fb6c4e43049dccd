-- What a candidate has typed of an enrolment and not sent yet: one sealed value a proven phone and class. What is uploaded is the phone's,
-- not that of one proof of it, so that another device goes on with it; a key says that a repeated upload is the same one.
create table enrolment_draft (
  phone_index bytea not null,
  class_id bigint not null,
  version int4 not null check (version >= 1),
  entries_enc bytea not null,
  saved_at timestamptz not null,
  primary key (phone_index, class_id)
);
create index enrolment_draft_age on enrolment_draft (saved_at);

alter table file add column owner_phone bytea, add column upload_key text;
update file set owner_phone = t.phone_index from ticket t where t.ticket_hash = file.owner_ticket;
create unique index file_upload on file (owner_phone, upload_key) where owner_phone is not null;
