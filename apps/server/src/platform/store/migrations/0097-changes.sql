-- What screens are told of: which kind of things of a class changed last in which transaction. One row a kind of a class, written with the
-- audit trail. A reader names the snapshot it knows; `told` says exactly what has been committed since, whatever the order of the commits.
create table change (
  class_id bigint not null,
  kind text not null,
  told xid8 not null,
  -- When that was, for pages that begin; null for a job, which goes on.
  told_at timestamptz,
  -- Whose request it was, so that the session that made it need not read twice. Null for the clock and for jobs.
  session_hash bytea,
  request_id text not null default '',
  -- The last transaction of somebody else before those of this session; null where there was none.
  told_before xid8,
  primary key (class_id, kind)
) with (fillfactor = 50);
