-- Check-in at the door. Events are written once and never changed; attendance is what they add up to, one row a person,
-- so that the roster counts by an index. Device and nonce are random: they name no person.

create table check_in_event (
  class_id bigint not null,
  event_id bigint not null,
  -- Null where the number that was scanned is nobody's in this class.
  enrolment_id bigint,
  kind text not null check (kind in ('admitted', 'denied', 'conflict', 'reversed', 'closed')),
  nonce text not null,
  -- The admission that is reversed, the conflict that is closed.
  about_id bigint,
  reason text not null default '',
  device text not null,
  user_id bigint not null,
  -- By the device's clock; `at` is by the server's.
  scanned_at timestamptz not null,
  at timestamptz not null default now(),
  primary key (class_id, event_id),
  unique (class_id, nonce),
  check (kind not in ('denied', 'reversed', 'closed') or reason <> ''),
  check ((kind in ('reversed', 'closed')) = (about_id is not null)),
  check (kind = 'denied' or enrolment_id is not null)
);

create table attendance (
  class_id bigint not null,
  enrolment_id bigint not null,
  -- The admission in force; null where it was reversed.
  admitted_event bigint,
  admitted_at timestamptz,
  device text,
  -- Admissions of the same person by other devices, until somebody decides.
  conflicts jsonb not null default '[]',
  primary key (class_id, enrolment_id),
  check ((admitted_event is null) = (admitted_at is null)),
  check ((admitted_event is null) = (device is null))
);
