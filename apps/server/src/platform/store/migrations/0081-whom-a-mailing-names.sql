-- Whom a message to many is narrowed to, as it was asked for: a second person decides by it. unit_id is whose quota it takes from; only_unit_id the unit
-- whose candidates alone get it, chosen how many candidates were chosen by hand. Null: it is narrowed to none.
alter table mailing
  add column only_unit_id bigint,
  add column chosen int4 check (chosen > 0);

-- The trail has it of those that were asked for before.
update mailing m set only_unit_id = (a.detail ->> 'unit_id')::bigint, chosen = (a.detail ->> 'chosen')::int4
from audit_event a
where a.class_id = m.class_id and a.object_type = 'mailing' and a.object_id = m.mailing_id::text and a.action = 'send_group_sms'
  and coalesce(a.detail ->> 'unit_id', a.detail ->> 'chosen') is not null;
