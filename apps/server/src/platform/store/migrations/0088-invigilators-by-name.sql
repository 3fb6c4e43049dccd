-- Invigilators without an account stand by their names.
alter table exam_sitting add column names text[] not null default '{}' check (cardinality(names) <= 10);
