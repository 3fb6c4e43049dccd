-- What recommending institutions are told: the text as it is being written, and beside it the one that was published last, so that nobody
-- reads half a sentence. There are few of them, and all are listed.
create table guidance_article (
  article_id bigint primary key,
  version int4 not null check (version >= 1),
  title text not null,
  content text not null,
  published_version int4 check (published_version between 1 and version),
  published_title text,
  published_content text,
  published_at timestamptz,
  pinned boolean not null,
  created_by bigint not null references account (user_id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nulls(published_version, published_title, published_content, published_at) in (0, 4))
);
create table guidance_file (
  article_id bigint not null references guidance_article (article_id),
  file_id bigint primary key references file (file_id),
  title text not null,
  created_by bigint not null references account (user_id),
  created_at timestamptz not null
);
create index guidance_file_article on guidance_file (article_id);

-- Whose link an unfinished enrolment came by, so that it is counted there; those of a class are found by it.
alter table enrolment_draft add column unit_id bigint;
create index enrolment_draft_class on enrolment_draft (class_id, unit_id);
