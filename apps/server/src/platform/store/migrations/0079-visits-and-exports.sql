-- Visits of enrolment links. While its day lasts a visit is a hash with that day's salt, so that a browser counts once; when the day is over both
-- are deleted, and how many there were is all that stays.
create table link_day (
  class_id bigint not null,
  -- The unit that the link names; 0 where it names none.
  unit_id bigint not null check (unit_id >= 0),
  day date not null,
  visits int4 not null check (visits > 0),
  primary key (class_id, unit_id, day)
);

create table link_visitor (
  class_id bigint not null,
  unit_id bigint not null check (unit_id >= 0),
  day date not null,
  visitor bytea not null check (length(visitor) = 32),
  primary key (class_id, unit_id, day, visitor)
);

create table visit_salt (
  day date primary key,
  salt bytea not null check (length(salt) = 32)
);

-- Who took which file: the newest of all, and of one class, whose own chain has some of them and the platform's, by their filters, the others.
create index audit_event_export on audit_event (at, class_id, seq) where action in ('export', 'print', 'download');
create index audit_event_export_of_class on audit_event (
  (case when class_id = 0 then detail #>> '{filters,class_id}' else class_id::text end), at, class_id, seq
) where action in ('export', 'print', 'download');
