-- The registry writes results that the programme does not know. A person says once what each of them means, for the classes of one institution (`unit_id`,
-- 0 for those of the platform); `word` is as they are compared.
create table registry_result (
  unit_id bigint not null,
  word text not null check (char_length(word) between 1 and 60),
  said text not null check (char_length(said) between 1 and 60),
  means text not null check (means in ('accept', 'reject', 'wait')),
  chosen_by bigint not null references account (user_id),
  chosen_at timestamptz not null,
  primary key (unit_id, word)
);
