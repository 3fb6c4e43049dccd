-- The administration of accounts: lists by role, searches by name, ratings.

-- What a name is found by: each of its characters and each pair of neighbours, as enrolment/name-grams.ts has them. Here the database
-- computes them, because accounts are written in many places and none may be forgotten.
create function name_grams(name text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(folded, first, size)), '{}')
  from (select regexp_replace(lower(normalize(name, nfkc)), '\s+', '', 'g') as folded) as f,
    generate_series(1, length(folded)) as first, generate_series(1, 2) as size
  where first + size - 1 <= length(folded)
$$;

alter table account add column name_grams text[] generated always as (name_grams(name)) stored;
alter table unit add column name_grams text[] generated always as (name_grams(com_name)) stored;
create index account_name on account using gin (name_grams);
create index unit_name on unit using gin (name_grams);

-- Ids grow with time, so a list by id is a list by creation, and every index below ends in it.
create index account_role_list on account_role (role, user_id);
drop index account_status;
create index account_status on account (status, user_id);
create index account_creator on account (created_by, user_id);
create index account_unit on account (unit_id, user_id);
create index account_username on account (username_key text_pattern_ops);

alter table account add constraint account_rate_status_check
  check (rate_status in ('', 'excellent', 'qualified', 'unqualified'));
