-- Certificates of those who taught, beside those of candidates: one table, told apart by their kind. A teacher's is of an account, and keeps what was
-- taught until its number was taken. live_id and open_id are the enrolment or the account again, as before while it holds or waits for its issue.
alter table certificate add column kind text not null default 'candidate' check (kind in ('candidate', 'teacher'));
alter table certificate alter column kind drop default;
alter table certificate alter column enrolment_id drop not null;
alter table certificate add column user_id bigint references account (user_id);
alter table certificate add column lessons int4 check (lessons > 0);
alter table certificate add column minutes int4 check (minutes > 0);

alter table certificate rename column live_enrolment_id to live_id;
alter table certificate rename column open_enrolment_id to open_id;
alter table certificate drop constraint certificate_class_id_live_enrolment_id_key;
alter table certificate drop constraint certificate_class_id_open_enrolment_id_key;
alter table certificate add unique (class_id, kind, live_id);
alter table certificate add unique (class_id, kind, open_id);

-- Those of 0053 compare with the enrolment alone, which a teacher's does not have.
alter table certificate add check (live_id = coalesce(enrolment_id, user_id));
alter table certificate add check (open_id = coalesce(enrolment_id, user_id));
alter table certificate add check ((enrolment_id is not null) = (kind = 'candidate'));
alter table certificate add check ((user_id is not null) = (kind = 'teacher'));
alter table certificate add check ((lessons is not null) = (kind = 'teacher'));
alter table certificate add check ((minutes is not null) = (kind = 'teacher'));

create index certificate_of_teacher on certificate (user_id) where user_id is not null;
