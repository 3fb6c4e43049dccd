-- Until when what a reviewer returned can be mended; what was returned before this gets its days from now on.
alter table enrolment add column mend_until timestamptz;
update enrolment set mend_until = now() + interval '7 days' where status = 'returned';
create index enrolment_mending on enrolment (mend_until, class_id) where status = 'returned';
