-- People are found from anywhere: by how a name is spelled in pinyin, and by numbers without the class that gave them. Null: nobody has spelled it yet;
-- a job does.
alter table enrolment add column name_pinyin text[];
create index enrolment_pinyin on enrolment using gin (name_pinyin);
create index enrolment_unspelled on enrolment (class_id, enrolment_id) where name_pinyin is null;
create index enrolment_by_number on enrolment (enrol_no);
create index exam_ticket_by_number on exam_ticket (ticket_no);
