-- The second factor of staff: the secret of an authenticator app, sealed by the application, and what replaces the app once it is lost.
-- A factor counts once it was confirmed by a code.
create table account_factor (
  user_id bigint primary key references account (user_id),
  secret_enc bytea not null,
  confirmed_at timestamptz,
  -- The step of the newest code that was used: neither it nor an older one opens anything again.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_code (
  user_id bigint not null references account (user_id),
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

alter table session drop constraint session_ended_why_check;
alter table session add constraint session_ended_why_check
  check (ended_why in ('logout', 'other_login', 'administrator', 'password_changed', 'factor_enrolled', 'expired'));
