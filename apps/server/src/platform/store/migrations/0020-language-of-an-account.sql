-- The language somebody applied in; messages to them use it.
alter table account add column language text not null default 'zh' check (language in ('en', 'zh', 'es', 'ja'));
