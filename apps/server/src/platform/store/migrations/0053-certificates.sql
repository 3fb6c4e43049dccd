-- Certificates: one person takes the number, another issues; one suspends, another lifts that or revokes. live_enrolment_id is that of a certificate
-- that holds, open_enrolment_id that of one that waits for its issue, so that plain unique keys say "one of each".
create table certificate (
  class_id bigint not null,
  certificate_id bigint not null,
  enrolment_id bigint not null,
  live_enrolment_id bigint,
  open_enrolment_id bigint,
  certificate_no text not null unique,
  status text not null check (status in ('numbered', 'valid', 'suspended', 'superseded', 'revoked', 'void')),
  -- What the paper says stays as it was, whatever becomes of the enrolment.
  name text not null,
  level text not null,
  replaces_id bigint,
  replaces_as text check (replaces_as in ('correct', 'reissue')),
  reason text,
  prepared_by bigint not null references account (user_id),
  prepared_at timestamptz not null,
  issued_by bigint references account (user_id),
  issued_at timestamptz,
  suspended_by bigint references account (user_id),
  revoked_by bigint references account (user_id),
  updated_at timestamptz not null,
  primary key (class_id, certificate_id),
  unique (class_id, live_enrolment_id),
  unique (class_id, open_enrolment_id),
  foreign key (class_id, replaces_id) references certificate (class_id, certificate_id),
  check (live_enrolment_id is null or live_enrolment_id = enrolment_id),
  check (open_enrolment_id is null or open_enrolment_id = enrolment_id),
  check ((live_enrolment_id is not null) = (status in ('valid', 'suspended'))),
  check ((open_enrolment_id is not null) = (status = 'numbered')),
  check ((issued_by is null) = (status in ('numbered', 'void'))),
  check ((issued_by is null) = (issued_at is null)),
  check (issued_by <> prepared_by),
  check ((suspended_by is not null) = (status in ('suspended', 'revoked'))),
  check ((revoked_by is not null) = (status = 'revoked')),
  check (revoked_by <> suspended_by),
  check ((replaces_id is null) = (replaces_as is null)),
  check (status not in ('void', 'suspended', 'revoked') or reason is not null)
);
create index certificate_of on certificate (class_id, enrolment_id);
create index certificate_after on certificate (class_id, replaces_id);

-- The last number that begins so, raised in the transaction that uses it: one that fails takes its number back.
create table certificate_series (
  prefix text primary key,
  last bigint not null check (last > 0)
);
