-- A rule may be for the classes of one unit, from a day until another one: it goes before the rule for all.
alter table settlement_rule
  add column unit_id bigint references unit (unit_id),
  add column until_at timestamptz,
  drop constraint settlement_rule_live_from_key,
  add check ((unit_id is null) = (until_at is null)),
  add check (until_at > from_at);
-- One rule from a moment on, for all and for each unit.
create unique index settlement_rule_live on settlement_rule (coalesce(unit_id, 0), live_from);
