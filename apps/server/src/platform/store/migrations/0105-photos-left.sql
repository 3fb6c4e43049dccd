-- The files of an archive of photos that became nobody's photo, each with why, sealed: their names are those of people.
alter table candidate_import add column photos_left_enc bytea;
