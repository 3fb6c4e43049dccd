-- Signs that turn the direction of a text are seen by nobody, and ß is SS whatever the database takes for its capital, as
-- platform/sheet/values/is-same-name.ts has it. Indexes keep what the function gave before, so they are made anew.
drop index enrolment_plain_name;
drop index payment_declared_payer;
create or replace function plain_name(name text) returns text language sql immutable strict parallel safe as $$
  select case when name !~ '[^\u4e00-\u9fff]' then name else
    upper(regexp_replace(regexp_replace(normalize(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g'), nfkc),
      '[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff·•‧・∙⋅.''’‘ʼ‐‑-]+', '', 'g'), '[ßẞ]', 'SS', 'g')) end
$$;
create index enrolment_plain_name on enrolment (plain_name(name));
create index payment_declared_payer on payment (plain_name(payer_name)) where status = 'declared';

-- Lines that wait, or were set aside and may wait again, kept names split at the dots within them: the payer is whole as well.
update bank_line l set names = array(select distinct plain_name(each) from unnest(l.names || l.payer_name) as each where plain_name(each) <> '')
where l.class_id is null and l.payment_id is null;

-- An index of an expression has no statistics of its own before the next analysis, and without them names are looked up by reading everybody.
analyze enrolment;
analyze payment;
analyze bank_line;
