-- What the newest decision about an enrolment wrote over, so that it can be taken back while nothing has come of it.
create table review_decision (
  class_id bigint not null,
  enrolment_id bigint not null,
  event text not null check (event in ('approve', 'return', 'doubt')),
  decided_by bigint not null references account (user_id),
  decided_at timestamptz not null,
  -- Columns of the enrolment as they were: state, verdicts of documents, price, reasons.
  was jsonb not null,
  -- The message that told the candidate of it; null where none did.
  sms_id bigint,
  primary key (class_id, enrolment_id)
);

-- One decision about many candidates, made by the server a few at a time.
create table review_job (
  class_id bigint not null,
  job_id bigint not null,
  event text not null check (event in ('approve', 'return', 'refuse', 'take_back')),
  -- What is told to each of them.
  reason text,
  reasons jsonb not null default '[]',
  mend_until timestamptz,
  status text not null default 'running' check (status in ('running', 'stopped', 'done')),
  asked_by bigint not null references account (user_id),
  -- The roles it was asked with, which may have been narrowed.
  asked_as text[] not null,
  session_hash bytea not null,
  address text not null,
  request_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (class_id, job_id)
);
create index review_job_running on review_job (created_at) where status = 'running';
create index review_job_own on review_job (asked_by, class_id, job_id desc);

create table review_job_row (
  class_id bigint not null,
  job_id bigint not null,
  row_no int4 not null,
  enrolment_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'left_out')),
  -- Why it was left out.
  why text,
  primary key (class_id, job_id, row_no),
  unique (class_id, job_id, enrolment_id),
  foreign key (class_id, job_id) references review_job (class_id, job_id) on delete cascade,
  check ((state = 'left_out') = (why is not null))
);
create index review_job_row_state on review_job_row (class_id, job_id, state, row_no);
