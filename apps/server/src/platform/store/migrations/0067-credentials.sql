-- Where whoever verifies the credential of a certificate looks whether that still holds: a list, and a place in it that chance gives. Taken with the first
-- credential; a list tells nothing of certificates of which there is none.
alter table certificate add column status_list int4 check (status_list > 0);
alter table certificate add column status_index int4 check (status_index between 0 and 131071);
alter table certificate add check ((status_list is null) = (status_index is null));
alter table certificate add check (status_list is null or issued_at is not null);
create unique index certificate_place on certificate (status_list, status_index) where status_list is not null;
-- What a list says: those that do not hold, which are few.
create index certificate_marked on certificate (status_list)
  where status_list is not null and status in ('suspended', 'superseded', 'revoked');

-- How many places were taken is counted as numbers of certificates are.
alter table prefix_series drop constraint prefix_series_series_check;
alter table prefix_series add constraint prefix_series_series_check check (series in ('certificate', 'class', 'credential'));
