-- Rechecks: a candidate asks once to have a published score checked again. Upheld, the request goes with an amendment.
create table score_recheck (
  class_id bigint not null,
  recheck_id bigint not null,
  enrolment_id bigint not null,
  subject text not null,
  reason text not null,
  status text not null default 'requested' check (status in ('requested', 'unchanged', 'upheld', 'changed')),
  requested_at timestamptz not null,
  decided_by bigint references account (user_id),
  decided_at timestamptz,
  decision_reason text,
  amendment_id bigint,
  primary key (class_id, recheck_id),
  unique (class_id, enrolment_id, subject),
  foreign key (class_id, enrolment_id, subject) references score (class_id, enrolment_id, subject),
  foreign key (class_id, amendment_id) references score_amendment (class_id, amendment_id),
  check (num_nonnulls(decided_by, decided_at, decision_reason) = case status when 'requested' then 0 else 3 end),
  check ((amendment_id is not null) = (status in ('upheld', 'changed')))
);
create index score_recheck_open on score_recheck (class_id) where status = 'requested';
create index score_recheck_amendment on score_recheck (class_id, amendment_id) where amendment_id is not null;
