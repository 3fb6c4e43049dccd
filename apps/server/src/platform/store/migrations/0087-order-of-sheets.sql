-- Candidates of one moment, as those of a sheet, stand in the order of their numbers, whichever way a list is read.
drop index enrolment_list;
create index enrolment_list on enrolment (class_id, status, created_at, enrolment_id);

-- Whom a desk entered, by a sheet or by hand, is judged by what it wrote down.
update enrolment set source = 'desk' where source = '' and idem_key like 'import-%';
