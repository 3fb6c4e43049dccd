-- What people keep on their own account: the work profile of experts, the payee account of a unit.
-- Account numbers are sealed by the application; what is shown of a number is stored beside it.

create table expert_profile (
  user_id bigint primary key references account (user_id),
  employer text not null default '',
  title text not null default '',
  specialities text[] not null default '{}',
  years int4 check (years between 0 and 80),
  bank text not null default '',
  account_name text not null default '',
  account_number_enc bytea,
  account_number_masked text not null default '',
  updated_at timestamptz not null default now(),
  check ((account_number_enc is null) = (account_number_masked = ''))
);

create table expert_file (
  user_id bigint not null references account (user_id),
  file_id bigint not null references file (file_id),
  title text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, file_id)
);

create table payment_account (
  unit_id bigint primary key references unit (unit_id),
  bank text not null,
  account_name text not null,
  account_number_enc bytea not null,
  account_number_masked text not null,
  updated_by bigint references account (user_id),
  updated_at timestamptz not null default now()
);
