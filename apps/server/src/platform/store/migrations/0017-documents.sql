-- Documents by kind. What a candidate declares for the conditions of the level is sealed; the documents stand on the enrolment, each with
-- the round it came in and what a reviewer made of it. A claim of a reviewer ends by itself.
alter table enrolment
  add column facts_enc bytea,
  add column documents jsonb not null default '[]' check (jsonb_typeof(documents) = 'array'),
  add column claimed_until timestamptz;

alter table file
  add column document_kind text,
  add check (document_kind is null or kind = 'document');
