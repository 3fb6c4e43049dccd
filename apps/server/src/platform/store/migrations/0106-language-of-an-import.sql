-- Candidates of a sheet are written to in the language of whoever enrols them, not in the one for browsers that ask for none.
alter table candidate_import add column language text not null default 'zh' check (language in ('en', 'zh', 'es', 'ja'));
alter table candidate_import alter column language drop default;
