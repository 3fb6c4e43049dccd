-- Joint classes: what a unit's candidates have taken of its quota, counted where the class's own seats are counted.
alter table class_unit add column taken int4 not null default 0;
update class_unit cu set taken = (
  select count(*) from enrolment e
  where e.class_id = cu.class_id and e.unit_id = cu.unit_id and e.place in ('held', 'taken'));
-- Until now no quota was enforced, so a unit may have more candidates than its quota says.
update class_unit set quota = taken where quota < taken;
alter table class_unit add check (taken between 0 and quota);
