-- Whoever has the name and the birthday of somebody else may be the same person with another document.
create index enrolment_namesake on enrolment (name, birth);
