-- Every class has somebody in charge: until now masters alone were kept, the others' classes are their authors'.
update class set master_id = created_by where master_id is null;
-- The class list and its export by unit.
create index class_of_unit on class (unit_id, created_at desc, class_id);
