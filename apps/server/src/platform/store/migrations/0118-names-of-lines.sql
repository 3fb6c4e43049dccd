-- Names are compared without what does not count: accents, width, blanks, case, and the dots, dashes and apostrophes between their parts, as
-- platform/sheet/values/is-same-name.ts has them. A line of the bank keeps its names so. Most names are Chinese and stay as they are.
create function plain_name(name text) returns text language sql immutable strict parallel safe as $$
  select case when name !~ '[^\u4e00-\u9fff]' then name else
    upper(regexp_replace(normalize(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g'), nfkc),
      '[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff·•‧・∙⋅.''’‘ʼ‐‑-]+', '', 'g')) end
$$;
create index enrolment_plain_name on enrolment (plain_name(name));
drop index payment_declared_payer;
create index payment_declared_payer on payment (plain_name(payer_name)) where status = 'declared';
update bank_line set names = array(select plain_name(each) from unnest(names) as each) where names <> '{}';


-- Lines that were matched before of_many was kept have it by whom they pay for: a transfer and its parts, once they are of several people. A part that
-- was held is of its own candidate; a declaration that was confirmed says itself who paid.
with recursive family as (
  select line_id, line_id as root_id from bank_line where split_from is null
  union all
  select b.line_id, f.root_id from bank_line b join family f on b.split_from = f.line_id
), taken as (
  select f.root_id, l.line_id, l.class_id, l.payment_id, coalesce(l.held_for, own.enrolment_id) as held_for, p.proof_id is not null as is_declared
  from family f join bank_line l on l.line_id = f.line_id
  left join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
  left join payment own on own.class_id = p.class_id and own.payment_id = p.payment_id and own.held_cents > 0 and exists (
    select from audit_event a where a.class_id = l.class_id and a.object_type = 'bank_line' and a.object_id = l.line_id::text and a.action = 'hold')
), several as (
  select t.root_id from taken t
  left join payment p on t.held_for is null and p.class_id = t.class_id and p.payment_id = t.payment_id
  left join payment m on m.class_id = p.class_id and (m.payment_id = p.payment_id or m.group_id = p.group_id)
  join enrolment e on e.class_id = t.class_id and e.enrolment_id = coalesce(t.held_for, m.enrolment_id)
  group by t.root_id having count(distinct e.id_index) > 1
)
update bank_line l set of_many = true from taken t join several s on s.root_id = t.root_id
where l.line_id = t.line_id and not l.of_many and (t.held_for is not null or not t.is_declared)
  and (l.class_id is not null or l.split_from is not null);
