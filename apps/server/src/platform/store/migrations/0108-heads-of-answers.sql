-- By which row of heads each file was read that accepted something, by its hash, until that is taken back: by another row it would add lines and take none back.
alter table registry_pack add column answer_heads jsonb not null default '{}';
