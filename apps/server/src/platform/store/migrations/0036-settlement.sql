-- How the money of classes is shared out: the rules by when they begin, and the shares of joint units as they were at each moment.

-- Written once; a rule that has not begun may be withdrawn. live_from is null from then on, so that a plain unique key says "one rule from a
-- moment on".
create table settlement_rule (
  rule_id bigint primary key,
  from_at timestamptz not null,
  live_from timestamptz unique,
  programme_bp int4 not null check (programme_bp between 0 and 10000),
  unit_bp int4 not null check (unit_bp between 0 and 10000),
  joint_bp int4 not null check (joint_bp between 0 and 10000),
  note text not null default '',
  created_by bigint,
  created_at timestamptz not null,
  withdrawn_by bigint,
  withdrawn_at timestamptz,
  check (programme_bp + unit_bp + joint_bp = 10000),
  check (live_from is null or live_from = from_at),
  check ((live_from is null) = (withdrawn_at is not null)),
  check (withdrawn_at is null or withdrawn_at < from_at)
);

-- Added to whenever the units of a class are written: what came in before stays shared out as it was.
create table class_share (
  class_id bigint not null,
  share_id bigint not null,
  from_at timestamptz not null,
  shares jsonb not null check (jsonb_typeof(shares) = 'array'),
  primary key (class_id, share_id)
);
insert into class_share (class_id, share_id, from_at, shares)
select c.class_id, c.class_id, c.created_at,
  jsonb_agg(jsonb_build_object('unit_id', cu.unit_id, 'share_bp', cu.share_bp) order by cu.share_bp desc, cu.unit_id)
from class c join class_unit cu on cu.class_id = c.class_id
group by c.class_id
having sum(cu.share_bp) = 10000;

-- The entries of a month, and those of a class in a month.
create index ledger_time on ledger (created_at, class_id);
create index ledger_class_time on ledger (class_id, created_at, entry_id);
