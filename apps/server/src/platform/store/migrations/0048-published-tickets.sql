-- Which issue of a ticket its candidate was told of; null where they know of none that holds.
alter table exam_ticket add column told_revision int4;
