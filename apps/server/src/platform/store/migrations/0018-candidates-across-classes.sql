-- Candidates across classes, by when they enrolled, and their accounts, which staff freeze and activate (ADR 0016).
alter table candidate_account
  add column status text not null default 'approved' check (status in ('approved', 'frozen')),
  add column refuse_content text not null default '',
  add column name_grams text[] generated always as (name_grams(name)) stored;
create index candidate_account_status on candidate_account (status, candidate_id);
create index candidate_account_name on candidate_account using gin (name_grams);

-- A page far down is skipped to in the index alone, so it names the row whole.
create index enrolment_created on enrolment (created_at, enrolment_id, class_id);
create index enrolment_status_created on enrolment (status, created_at, enrolment_id, class_id);
