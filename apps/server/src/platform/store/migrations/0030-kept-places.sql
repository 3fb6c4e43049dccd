-- Until when the places of a joint class's units are kept for them, and when what they had not used went back to everybody.
alter table class
  add column quotas_kept_until timestamptz,
  add column quotas_returned_at timestamptz,
  add constraint class_returns_what_was_kept check (quotas_returned_at is null or quotas_kept_until is not null);
create index class_kept_places on class (quotas_kept_until) where quotas_kept_until is not null and quotas_returned_at is null;
