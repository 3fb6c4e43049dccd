-- A duty that somebody has only because they are in charge of the class: it ends when the class is handed over. Every other row was given by
-- an assignment, or with the unit, and stays.
alter table assignment add column in_charge boolean not null default false;
update assignment s set in_charge = true
from class c
where c.class_id = s.class_id and c.master_id = s.user_id and s.duty in ('owner', 'organization');
