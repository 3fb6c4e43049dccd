-- The registry writes results that the programme does not know. A person says once what each of them means; `word` is as they are compared.
create table registry_result (
  word text primary key check (char_length(word) between 1 and 60),
  said text not null check (char_length(said) between 1 and 60),
  means text not null check (means in ('accept', 'reject', 'wait')),
  chosen_by bigint not null references account (user_id),
  chosen_at timestamptz not null
);
