-- Messages to many. A mailing names its recipients when it is asked for, in their order, and sends them chunk by chunk: `position` is how
-- far it is, and moves in the transaction that queues the messages. The unique key keeps a second server, or a second try, from
-- queueing anybody twice.
create table mailing (
  class_id bigint not null,
  mailing_id bigint not null,
  unit_id bigint not null default 0,
  template_id text not null,
  title jsonb not null,
  text jsonb not null,
  audience text not null
    check (audience in ('everyone', 'in_review', 'returned', 'approved', 'unpaid', 'paid')),
  class_values jsonb not null default '{}',
  status text not null check (status in ('held', 'sending', 'done', 'refused', 'withdrawn')),
  enrolment_ids bigint[] not null check (cardinality(enrolment_ids) > 0),
  position int4 not null default 0 check (position between 0 and cardinality(enrolment_ids)),
  excluded int4 not null default 0,
  segments int4 not null check (segments >= 0),
  segment_cents int4 not null check (segment_cents >= 0),
  currency text not null,
  few boolean not null,
  reason text,
  asked_by bigint not null references account (user_id),
  decided_by bigint references account (user_id),
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (class_id, mailing_id),
  check (few or status in ('held', 'refused', 'withdrawn') or decided_by is not null),
  check (decided_by is null or decided_by <> asked_by or status = 'withdrawn'),
  check ((decided_by is null) = (decided_at is null))
);
create index mailing_status on mailing (status, created_at, mailing_id);
create index mailing_class on mailing (class_id, created_at desc, mailing_id);

-- What the classes of an institution have sent on a day; 0 is the platform’s own classes.
create table sms_day (
  unit_id bigint not null,
  day date not null,
  segments int4 not null check (segments >= 0),
  primary key (unit_id, day)
);

alter table sms
  add column mailing_id bigint,
  add column enrolment_id bigint,
  add column segments int4 not null default 1 check (segments > 0),
  add column attempts int4 not null default 0 check (attempts >= 0),
  add constraint sms_recipient unique (class_id, mailing_id, enrolment_id),
  add constraint sms_of_mailing check ((mailing_id is null) = (enrolment_id is null));
